/** What a review says of one move, as a sentence: `This die cost Red 4.2 points.` */
import type { ChanceJudgement, ChoiceJudgement, Judgement } from '../../../arena/review/index.ts';
import type { ReviewView } from '../../worker/messages.ts';
import type { Session } from './session.ts';
import { type Scale, scaleIn } from './worth.ts';

const MARK_WORDS = { '?!': 'An inaccuracy', '?': 'A mistake', '??': 'A blunder' } as const;

/** `+4.2`, `-1.0`, with the unit where it is not points. */
export function signed(value: number, scale: Scale): string {
  const text = scale.text(Math.abs(value));
  return value < 0 ? `−${text}` : `+${text}`;
}

function choiceWords(judgement: ChoiceJudgement, scale: Scale): string {
  const { move, best, loss, mark, isSure } = judgement;
  if (move === best || loss === 0) return 'The best move, as far as the search can tell.';
  const kind = mark ? `${MARK_WORDS[mark]} (${mark})` : 'A good move';
  const doubt = isSure ? '' : ', which may be noise';
  return `${kind}: it lost ${scale.full(loss)}${doubt}. Best was ${best}.`;
}

function chanceWords({ luck, odds }: ChanceJudgement, session: Session, scale: Scale): string {
  const likely = `It came with a chance of ${Math.round(100 * odds)} %.`;
  if (!luck) return likely;
  const most = luck.reduce(
    (seat, value, other) => (Math.abs(value) > Math.abs(luck[seat]!) ? other : seat),
    0,
  );
  const value = luck[most]!;
  const what = value < 0 ? 'cost' : 'brought';
  return `This draw ${what} ${session.seatTitle(most)} ${scale.full(Math.abs(value))}. ${likely}`;
}

export function judgementWords(judgement: Judgement, review: ReviewView, session: Session): string {
  const scale = scaleIn(review.unit);
  switch (judgement.kind) {
    case 'forced':
      return 'The only move.';
    case 'choice':
      return choiceWords(judgement, scale);
    case 'chance':
      return chanceWords(judgement, session, scale);
  }
}
