/**
 * Checks the import rules of .dependency-cruiser.mjs, and that the tool really saw the sources: next to a compiler
 * that it cannot load it finds no modules, reports no violations and is content.
 */
import { readdirSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';

const sources = readdirSync('src', { recursive: true }).filter(
  (path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'),
);
const { output } = await cruise(['src'], { ruleSet: config, validate: true, ...config.options });
const seen = output.modules.filter((module) => module.source.startsWith('src/')).length;
const { violations } = output.summary;

for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} -> ${to}`);
if (seen < sources.length) console.error(`only ${seen} of ${sources.length} source files were seen`);
console.log(
  `${seen} modules, ${output.summary.totalDependenciesCruised} imports, ${violations.length} violations`,
);
process.exit(violations.length === 0 && seen >= sources.length ? 0 : 1);
