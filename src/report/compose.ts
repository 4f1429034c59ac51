/** From the results of a run to its report, as a document. */
import type { Game } from '../core/index.ts';
import type { PairingKind, RunResults } from '../lab/results.ts';
import { seatsIn } from '../lab/meetings.ts';
import type { ReportDocument, Section } from './document.ts';
import { day, plural } from '../words/index.ts';
import { regretSection } from './regret.ts';
import { forfeits } from './sections/forfeits.ts';
import { games } from './sections/games.ts';
import { inShort } from './sections/inShort.ts';
import { luck } from './sections/luck.ts';
import { maps } from './sections/maps.ts';
import { match } from './sections/match.ts';
import { measures } from './sections/measures.ts';
import { method } from './sections/method.ts';
import { repeat } from './sections/repeat.ts';
import { setUp } from './sections/setUp.ts';
import { tournament } from './sections/tournament.ts';
import { varied } from './sections/varied.ts';

const KINDS: Readonly<Record<PairingKind, string>> = {
  match: 'match',
  'round-robin': 'round robin',
  gauntlet: 'gauntlet',
  sweep: 'parameter sweep',
  ladder: 'budget ladder',
  ablation: 'ablation',
};

export function describeKind(kind: PairingKind): string {
  return KINDS[kind];
}

function outcome(results: RunResults): Section {
  if (results.points.length > 0) return varied(results);
  return results.pairings.length === 1 && !results.lineups ? match(results) : tournament(results);
}

/** Names of all figures and tables. */
function shownIn(sections: readonly Section[]): Set<string> {
  return new Set(
    sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'figure' || block.kind === 'table' ? [block.id] : [])),
    ),
  );
}

export function compose(results: RunResults, game: Game): ReportDocument {
  const { run } = results;
  const seats = seatsIn(results);
  const sections = [
    inShort(results),
    setUp(results, game),
    outcome(results),
    forfeits(results),
    ...measures(results),
    ...(results.regret ? [regretSection(results.regret)] : []),
    ...maps(results),
    ...luck(results, game),
    ...games(results, game),
  ];
  return {
    title: run.name,
    subtitle: `${game.title}, ${describeKind(run.kind)}${seats === 2 ? '' : ` with ${seats} seats`}, ${plural(run.played, 'game')}, ${day(run.started)}`,
    sections: [...sections, method(results, shownIn(sections)), repeat(results)],
  };
}
