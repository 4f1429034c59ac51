/** The JSON Schema of experiment files, for editors. `docs/experiment.schema.json` is this, and a test compares them. */
import type { JsonSchema } from '../../core/schema/index.ts';
import { experimentSchema } from './spec.ts';

export function experimentJsonSchema(): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Playout experiment',
    description: 'An experiment as playout run reads it.',
    ...experimentSchema.json,
  };
}
