/**
 * What positions and moves are worth, in words and figures. Rewards are chances, shares or points, may be bounds, proven
 * or unknown; this is the one place that knows how each is written, and bar, list, board and labels all ask it.
 */
import type { Proof } from '../../../search/index.ts';
import type { AnalysisReport, MoveReport } from '../../../search/index.ts';

/** This many moves are shown with what they are worth, in the list and on the board; more would hide it. */
export const SHOWN_MOVES = 6;

/** What is shown where nothing is known. */
const UNKNOWN = '–';

/** What rewards are. */
export type Unit = 'chance' | NonNullable<AnalysisReport['unit']>;

/** How rewards of one unit are written and drawn. */
export interface Scale {
  /** The head of a column of values. */
  readonly column: string;
  /** A value with its unit where it needs one: `52 %`. */
  text(value: number): string;
  /** The same where no column names the unit: `23.9 points`. */
  full(value: number): string;
  /** As short as can be, for a cell of the board. */
  note(value: number): string;
  /** Intervals narrower than this are not stretched any further. */
  readonly leastSpan: number;
  /** The value at which nobody is ahead, where there is one. */
  readonly even?: number;
}

/** Without the minus that rounding leaves before a zero. */
function fixed(value: number, digits: number): string {
  return value.toFixed(digits).replace(/^-(?=0(\.0*)?$)/, '');
}

function wholePercent(chance: number): number {
  return Math.round(100 * chance);
}

const SCALES: Readonly<Record<Unit, Scale>> = {
  chance: {
    column: 'chance',
    text: (chance) => `${wholePercent(chance)} %`,
    full: (chance) => `${wholePercent(chance)} %`,
    note: (chance) => String(wholePercent(chance)),
    leastSpan: 0.1,
    even: 0.5,
  },
  share: {
    column: 'share',
    text: (share) => fixed(share, 3),
    full: (share) => `${fixed(share, 3)} of what can be had`,
    note: (share) => fixed(share, 2),
    leastSpan: 0.02,
  },
  points: {
    column: 'points',
    text: (points) => fixed(points, 1),
    full: (points) => `${fixed(points, 1)} points`,
    note: (points) => fixed(points, Math.abs(points) < 99.5 ? 1 : 0),
    leastSpan: 1,
  },
};

export function scaleIn(unit: Unit): Scale {
  return SCALES[unit];
}

export function scaleOf({ unit }: Pick<AnalysisReport, 'unit'>): Scale {
  return scaleIn(unit ?? 'chance');
}

// ── moves ──

type Worth = Pick<MoveReport, 'mean' | 'bound' | 'proof' | 'mate'>;

/** `win in 5`, counted in moves of both sides as the list of moves counts them. */
function proofText(proof: Proof, mate: number | undefined): string {
  return mate ? `${proof} in ${Math.abs(mate)}` : proof;
}

/** `52 %`, `≤ 48 %`, `23.9`, `win in 5`, or `–`. */
export function worthText(move: Worth, scale: Scale): string {
  if (move.proof) return proofText(move.proof, move.mate);
  if (move.mean === null) return UNKNOWN;
  return `${move.bound ? '≤ ' : ''}${scale.text(move.mean)}`;
}

/** The same for a cell of the board; undefined where there is nothing to say. */
export function worthNote(move: Worth, scale: Scale): string | undefined {
  if (move.proof) return move.proof;
  if (move.mean === null) return undefined;
  return `${move.bound ? '≤' : ''}${scale.note(move.mean)}`;
}

/** Where the worth of a move lies, as far as that is known. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** A range with both ends: an unknown move has none, and one visit tells nothing about how far points spread. */
export function rangeOf({ low, high }: MoveReport): Range | undefined {
  if (low === null || high === null) return undefined;
  return Number.isFinite(low) && Number.isFinite(high) ? { low, high } : undefined;
}

export function rangeText(move: MoveReport, scale: Scale): string {
  if (move.proof) return 'proven';
  if (move.mean === null) return 'unknown';
  if (move.bound) return `at most ${scale.text(move.mean)}`;
  const range = rangeOf(move);
  if (!range) return 'not yet known';
  const [low, high] = [scale.text(range.low), scale.text(range.high)];
  return low === high ? low : `between ${low} and ${high}`;
}

// ── positions ──

/** Is anything known of any move? A random player, or an engine that only names its move, tells nothing. */
export function isRated({ moves }: AnalysisReport): boolean {
  return moves.some(({ mean }) => mean !== null);
}

/** How a position stands, for the head of the panel. */
export interface Standing {
  /** All of it in one line. */
  readonly label: string;
  /** Where two seats divide all chances between them. */
  readonly chances?: {
    readonly figures: readonly [string, string];
    /** The chance of the first seat. */
    readonly first: number;
  };
}

const PROVEN_CHANCE = { win: 1, draw: 0.5, loss: 0 } as const;
const OTHER_SIDE = { win: 'loss', draw: 'draw', loss: 'win' } as const;

/** What the seat to move has, and what that leaves for the other. */
interface Division {
  readonly title: string;
  readonly own: string;
  readonly other: string;
  readonly chance: number;
}

function divisionOf({ value, proof, mate, unit }: AnalysisReport): Division | undefined {
  if (proof) {
    const [own, other] = [proofText(proof, mate), proofText(OTHER_SIDE[proof], mate)];
    return { title: 'Proven', own, other, chance: PROVEN_CHANCE[proof] };
  }
  if (value === null || unit !== undefined) return undefined;
  const percent = wholePercent(value);
  // The rest of what is shown: two rounded figures could add up to 101 %.
  return { title: 'Chance to win', own: `${percent} %`, other: `${100 - percent} %`, chance: value };
}

/** Undefined where the search cannot tell. */
export function standingOf(report: AnalysisReport, titles: readonly string[]): Standing | undefined {
  const { seat, value } = report;
  const division = divisionOf(report);
  if (division) {
    const { title, own, other, chance } = division;
    const figures: [string, string] = seat === 0 ? [own, other] : [other, own];
    const label = `${title}: ${figures.map((figure, i) => `${titles[i]} ${figure}`).join(', ')}`;
    return { label, chances: { figures, first: seat === 0 ? chance : 1 - chance } };
  }
  if (value === null) return undefined;
  return { label: `${titles[seat]} expects ${scaleOf(report).full(value)}` };
}
