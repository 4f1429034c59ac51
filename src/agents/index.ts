export { AgentCache, type Keepable } from './agentCache.ts';
export { DEFAULT_AGENTS, TREE_AGENTS, defaultAgent } from './catalogue.ts';
export { parseEngineOptions, splitCommand } from './engineCommand.ts';
export { engineSettingsOf } from './engineSettingsOf.ts';
export { type AgentEntry, type AgentOption, listAgents } from './list.ts';
export { makeAgent, makeParts, resolveAgent } from './resolveAgent.ts';
export type { ChangedOption, ResolvedAgent } from './resolvedAgent.ts';
export { type Spec, type SpecOption, formatSpec, parseSpec } from './spec.ts';
export { everyVariant } from './variants.ts';
