/** A certificate of honesty in words: the verdict, and the first violation as the seat saw it. */
import type { ResolvedAgent } from '../agents/index.ts';
import type { Certificate, Fault, Violation } from '../arena/honesty/index.ts';
import type { Game } from '../core/index.ts';
import { plural } from '../words/index.ts';

/** An agent that makes different choices in the same position may be honest, but that cannot be shown. */
const HEADS: Readonly<Record<Fault, string>> = {
  peeks: 'NOT HONEST',
  meddles: 'NOT HONEST',
  wavers: 'NOT CERTIFIED',
};

const VERDICTS: Readonly<Record<Fault, string>> = {
  peeks: 'it decides otherwise when what its seat cannot know is redrawn',
  meddles: 'it changes what it is only to look at',
  wavers: 'it decides otherwise the second time, though everything is the same',
};

/** What led to the second choice. */
const SECOND: Readonly<Record<Fault, string>> = {
  peeks: 'after a redraw',
  meddles: 'after a redraw',
  wavers: 'with nothing changed',
};

/** How the agent was limited, if not by its own budget. */
function describeLimit(agent: ResolvedAgent, { budget }: Certificate): string[] {
  if (budget === undefined) return [];
  const { iterations, nodes } = budget;
  const limit = iterations === undefined ? plural(nodes!, 'position') : plural(iterations, 'iteration');
  return agent.budget.ms === undefined
    ? [`It thought for at most ${limit} a move.`]
    : [`Its time was replaced by ${limit} a move, so that its choices can be compared.`];
}

function describeHonest(game: Game, { secrets, positions, redraws }: Certificate): string[] {
  const left = 'and left the position as it was.';
  if (secrets.length === 0)
    return [
      `${game.title} has neither chance nor hidden things: there is nothing to peek at.`,
      `In ${plural(positions, 'position')} it made the same choice a second time, ${left}`,
    ];
  return [
    `In ${plural(positions, 'position')} of ${game.title} ${secrets.join(' and ')} was redrawn, ${plural(redraws, 'time')} in all.`,
    `It always made the same choice, by the same analysis, ${left}`,
  ];
}

function describeViolation(game: Game, violation: Violation): string[] {
  const { number, seed, seat, by, ply, view, drawing, fault, what, choices } = violation;
  return [
    `An example is position ${number}, after ${plural(ply, 'move')} of a ${by} game, as ${game.seatName(seat)} sees it:`,
    '',
    drawing,
    '',
    view,
    '',
    `Choices: ${choices[0]}, then ${choices[1]} ${SECOND[fault]}.`,
    ...(choices[0] === choices[1] ? [`But ${what}.`] : []),
    `To see it again: the same command with --seed ${seed} --positions ${number}`,
  ];
}

export function describeCertificate(agent: ResolvedAgent, certificate: Certificate): string {
  const { game, canonical, oracle } = agent;
  const { violations, positions } = certificate;
  const limit = describeLimit(agent, certificate);
  const first = violations.find(({ fault }) => fault !== 'wavers') ?? violations[0];
  if (!first) return [`HONEST: ${canonical}`, ...describeHonest(game, certificate), ...limit].join('\n');
  return [
    `${HEADS[first.fault]}: ${canonical}`,
    `In ${violations.length} of ${plural(positions, 'position')} of ${game.title} ${VERDICTS[first.fault]}.`,
    ...(oracle === undefined ? [] : [`This was to be expected: ${oracle}.`]),
    ...limit,
    '',
    ...describeViolation(game, first),
  ].join('\n');
}
