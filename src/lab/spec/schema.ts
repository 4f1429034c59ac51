/** The JSON Schema of experiment files, for editors. `docs/experiment.schema.json` is this, and a test compares them. */
import type { JsonSchema } from './shape.ts';
import { experimentShape } from './spec.ts';

export function experimentSchema(): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Playout experiment',
    description: 'An experiment as playout run reads it.',
    ...experimentShape.schema,
  };
}
