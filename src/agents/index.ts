export { type AgentEntry, type AgentOption, canonicalSpec, listAgents, makeAgent } from './catalogue.ts';
export { type Spec, type SpecOption, formatSpec, parseSpec } from './spec.ts';
