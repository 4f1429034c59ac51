/** A solved position, for people and for programs. */
import type { Game, State } from '../core/index.ts';
import type { SolvedPosition, Value } from '../search/index.ts';
import { capital, fixed, percentage, signed } from '../words/index.ts';
import { formatTable } from './formatTable.ts';

/** The moves of a line in notation, each in the position where it is played. */
export function formatLine(game: Game, state: State, { line }: SolvedPosition): string[] {
  const position = state.clone();
  return line.map((move) => {
    const text = game.formatMove(position, move);
    position.play(move);
    return text;
  });
}

function describeEnding(seat: string, { value, plies }: Value): string {
  if (plies === null) return 'A draw: neither side can force a win.';
  return `${capital(seat)} ${value === 'win' ? 'wins' : 'loses'} in ${plies} ${plies === 1 ? 'ply' : 'plies'}.`;
}

export function describe(seat: string, { ending, chance, lead, points }: SolvedPosition): string {
  if (ending) return describeEnding(seat, ending);
  const ahead = lead === null ? '' : `, and is ahead by ${signed(lead, 2)}`;
  const alone = points === null ? '' : ` (${signed(points, 2)} if both play for points alone)`;
  return `${capital(seat)} gets ${percentage(chance)} of a win on average${ahead}${alone}.`;
}

function endingInWords({ value, plies }: Value): string {
  return plies === null ? value : `${value} in ${plies}`;
}

export function movesTable(
  game: Game,
  state: State,
  { moves, points }: SolvedPosition,
  screen?: number,
): string {
  const right = (title: string) => ({ title, align: 'right' as const });
  const known = (value: number | null, format: (value: number) => string): string =>
    value === null ? 'not known' : format(value);
  return formatTable(
    [
      { title: 'move' },
      right('value'),
      right('regret'),
      ...(points === null ? [] : ['lead', 'regret', 'for points', 'regret'].map(right)),
    ],
    moves.map((one) => [
      game.formatMove(state, one.move),
      one.ending ? endingInWords(one.ending) : known(one.chance, percentage),
      known(one.regret.chance, percentage),
      ...(points === null
        ? []
        : [one.lead!, one.regret.lead!, one.points!, one.regret.points!].map((value) => fixed(value, 2))),
    ]),
    screen,
  );
}

/** Those that give nothing away, and are as quick as can be. */
export function bestMoves(game: Game, state: State, { moves }: SolvedPosition): string[] {
  const [first] = moves;
  return moves
    .filter(({ chance, ending }) => chance === first!.chance && ending?.plies === first!.ending?.plies)
    .map(({ move }) => game.formatMove(state, move));
}

export function solvedJson(game: Game, state: State, solved: SolvedPosition): object {
  const { ending, chance, lead, points, states } = solved;
  return {
    value: ending?.value ?? chance,
    plies: ending?.plies ?? null,
    chance,
    lead,
    points,
    best: bestMoves(game, state, solved),
    line: formatLine(game, state, solved),
    moves: solved.moves.map(({ move, ending: end, ...rest }) => ({
      move: game.formatMove(state, move),
      ...(end && { value: end.value, plies: end.plies }),
      ...rest,
    })),
    states,
  };
}
