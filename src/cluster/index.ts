export { withoutPassword } from './address.ts';
export { Cluster, type ClusterSettings } from './cluster.ts';
export type { CrewMember } from './crew.ts';
export { USUAL_PATIENCE } from './patience.ts';
export { ClusterWorker, type WorkerSettings } from './worker.ts';
