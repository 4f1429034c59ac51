export { DEFAULT_AGENTS, canonicalSpec, defaultAgent, makeAgent, makeParts } from './catalogue.ts';
export { parseEngineOptions, splitCommand } from './engineCommand.ts';
export { type AgentEntry, type AgentOption, listAgents } from './list.ts';
export { type Spec, type SpecOption, formatSpec, parseSpec } from './spec.ts';
export { type AgentLimits, limitsOf, oracleNote } from './traits.ts';
export { everyVariant } from './variants.ts';
