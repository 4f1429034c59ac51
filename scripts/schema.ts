/** Writes docs/experiment.schema.json; run it after a change of the fields of an experiment. */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { experimentJsonSchema } from '../src/lab/spec/schema.ts';

const file = 'docs/experiment.schema.json';
const text = JSON.stringify(experimentJsonSchema());
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
