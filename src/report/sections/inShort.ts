/** The first thing one reads: the question, the answer in a few sentences, and what one must know to trust it. */
import type { AgentResult, PairingResult, Point, RunResults } from '../../lab/results.ts';
import { pairSample, smallestSeen } from '../../stats/index.ts';
import { type Block, type Section, type Text, paragraph } from '../document.ts';
import { elo, formatCount, percent, plural, spoken, spokenP } from '../format.ts';

const LEVEL = 0.05;

/** What a pairing says about who is stronger, and what it could have said. */
function strengthSentence(pairing: PairingResult): Text {
  const { pCorrected, pairs } = pairing;
  const { count, sd } = pairSample(pairs);
  if (pCorrected === null) return ['There are too few pairs of games to tell more.'];
  if (pCorrected < LEVEL) return [`Equal strength is ruled out (${spokenP(pCorrected)}).`];
  const seen = count > 1 && sd > 0 ? smallestSeen(count, sd) : null;
  return [
    `This does not show that one is stronger (${spokenP(pCorrected)}).`,
    seen === null
      ? ''
      : ` So many games show a difference from 50 % four times in five if it is ${percent(seen)} percentage points or more.`,
  ];
}

function sprtSentence({ run }: RunResults, { sprt }: PairingResult): Text {
  if (!sprt || run.stop.rule !== 'sprt') return [];
  const { elo0, elo1 } = run.stop;
  const verdict = {
    elo0: `decided for ${elo0} Elo rather than ${elo1}`,
    elo1: `decided for ${elo1} Elo rather than ${elo0}`,
    continue: `had not decided between ${elo0} and ${elo1} Elo`,
  }[sprt.decision];
  return [` The sequential test ${verdict}.`];
}

function matchFindings(results: RunResults): Text[] {
  const pairing = results.pairings[0]!;
  const [first, second] = [results.agents[pairing.first]!, results.agents[pairing.second]!];
  return [
    [
      { strong: first.name },
      ` took ${spoken(pairing.rate, percent, ' %')} of the points against `,
      { strong: second.name },
      ` in ${plural(pairing.games, 'game')}`,
      pairing.elo.mean === null ? '.' : `, a difference of ${spoken(pairing.elo, elo, ' Elo')}.`,
    ],
    [...strengthSentence(pairing), ...sprtSentence(results, pairing)],
  ];
}

function decidedSentence(pairings: readonly PairingResult[]): Text {
  const all = plural(pairings.length, 'pairing');
  const count = pairings.filter(({ pCorrected }) => pCorrected !== null && pCorrected < LEVEL).length;
  const how = 'from 50 % at the 5 % level, corrected for their number.';
  if (count === 0) return [`None of ${all} differs ${how}`];
  if (count === pairings.length) return [`All of ${all} differ ${how}`];
  return [`${formatCount(count)} of ${all} ${count === 1 ? 'differs' : 'differ'} ${how}`];
}

function tournamentFindings({ agents, pairings }: RunResults): Text[] {
  const strength = ({ rating }: AgentResult): number => rating?.mean ?? -Infinity;
  const best = agents.toSorted((a, b) => strength(b) - strength(a))[0];
  return [
    ...(best?.rating
      ? [
          [
            { strong: best.name },
            ` has the highest rating: ${spoken(best.rating, elo, ' Elo')}, the mean of all being 0.`,
          ],
        ]
      : []),
    decidedSentence(pairings),
  ];
}

function extreme(points: readonly Point[], better: (a: number, b: number) => boolean): Point {
  return points.reduce((best, point) =>
    better(point.rate.mean ?? 0.5, best.rate.mean ?? 0.5) ? point : best,
  );
}

function pointFindings(results: RunResults): Text[] {
  const { points, pairings, agents, run } = results;
  if (run.kind === 'ladder') {
    const gains = points.flatMap(({ elo: { mean } }) => (mean === null ? [] : [mean]));
    const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
    return [
      ...(gains.length > 0
        ? [[`Twice the budget is worth ${elo(mean)} Elo on average over ${plural(gains.length, 'step')}.`]]
        : []),
      decidedSentence(pairings),
    ];
  }
  const isAblation = run.kind === 'ablation';
  const point = extreme(points, isAblation ? (a, b) => a < b : (a, b) => a > b);
  const opponent = agents[point.against]!.name;
  const figures = `${spoken(point.rate, percent, ' %')} of the points against `;
  return [
    isAblation
      ? ['It costs most to play ', { strong: point.label }, `: ${figures}`, { strong: opponent }, '.']
      : ['Best was ', { strong: point.label }, ` with ${figures}`, { strong: opponent }, '.'],
    decidedSentence(pairings),
  ];
}

function findings(results: RunResults): Text[] {
  if (results.run.played === 0) return [['No game has been played yet.']];
  const played = { ...results, pairings: results.pairings.filter(({ games }) => games > 0) };
  if (results.points.length > 0) return pointFindings(played);
  return played.pairings.length === 1 ? matchFindings(played) : tournamentFindings(played);
}

function notices({ run, agents }: RunResults): Block[] {
  const notices: Block[] = [];
  if (run.state !== 'finished')
    notices.push({
      kind: 'notice',
      text: [
        { strong: 'This run is not complete. ' },
        `${formatCount(run.played)} of ${plural(run.scheduled, 'game')} have been played; everything below is about those.`,
      ],
    });
  const forfeits = agents.reduce((sum, agent) => sum + agent.forfeits, 0);
  if (forfeits > 0)
    notices.push({
      kind: 'notice',
      text: [
        { strong: `${plural(forfeits, 'game')} ${forfeits === 1 ? 'was' : 'were'} forfeited` },
        ` by a fault of an agent and ${forfeits === 1 ? 'counts' : 'count'} as lost; see Forfeits.`,
      ],
    });
  return notices;
}

export function inShort(results: RunResults): Section {
  const { question } = results.run;
  return {
    id: 'in-short',
    title: 'In short',
    blocks: [
      ...(question === '' ? [] : [paragraph({ strong: 'Question. ' }, question)]),
      { kind: 'list', items: findings(results) },
      ...notices(results),
    ],
  };
}
