/** Certifies our own agents. Time limits become counts, so that decisions can be compared. */
import type { ResolvedAgent } from '../../agents/index.ts';
import { type OptionValues, UserError } from '../../core/index.ts';
import type { Budget } from '../../search/index.ts';
import { POSITIONS_PER_ITERATION } from '../positionsPerIteration.ts';
import { Certificate, type CertificateSettings } from './certificate.ts';
import type { Examination } from './decision.ts';

export interface CertifySettings extends CertificateSettings {
  /** No decision takes more iterations than this; without it, agents limited by time get `IN_PLACE_OF_TIME`. */
  readonly iterations?: number;
  /** Given where agents may think on several threads. */
  readonly openPool?: Examination['openPool'];
}

/** Iterations in place of time. */
export const IN_PLACE_OF_TIME = 200;

/** The agent's own limits without the clock, and at most this many iterations. Nothing if they can stay. */
function countedBudget({ budget, counts }: ResolvedAgent, most: number | undefined): Budget | undefined {
  const { ms, ...counted } = budget;
  if (counts === undefined || (ms === undefined && most === undefined)) return undefined;
  const limit = (most ?? IN_PLACE_OF_TIME) * (counts === 'nodes' ? POSITIONS_PER_ITERATION : 1);
  return { ...counted, [counts]: Math.min(counted[counts] ?? Infinity, limit) };
}

/** An engine is honest by construction, and may answer the same question differently each time. */
function refuseEngine({ name }: ResolvedAgent): void {
  if (name === 'engine')
    throw new UserError(
      'an engine cannot be examined: it is a program of its own, and may answer otherwise every time',
      'It is only ever told positions in which nothing is hidden.',
    );
}

/** An examination that is about to begin. @throws UserError for an engine */
export function openCertificate(
  agent: ResolvedAgent,
  options: OptionValues,
  settings: CertifySettings,
): Certificate {
  refuseEngine(agent);
  const budget = countedBudget(agent, settings.iterations);
  const make: Examination['make'] = (setting) => agent.make(setting);
  const { game } = agent;
  return new Certificate({ game, options, make, budget, openPool: settings.openPool }, settings);
}

export function certify(agent: ResolvedAgent, options: OptionValues, settings: CertifySettings): Certificate {
  const certificate = openCertificate(agent, options, settings);
  while (certificate.examineNext());
  return certificate;
}
