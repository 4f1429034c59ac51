export {
  type AgentEntry,
  type AgentOption,
  canonicalSpec,
  defaultAgent,
  listAgents,
  makeAgent,
} from './catalogue.ts';
export { type Spec, type SpecOption, formatSpec, parseSpec } from './spec.ts';
