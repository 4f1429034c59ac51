/** The text interface of the Ataxx report, as data of the game. */
import type { DialogueInterface } from '../../../core/index.ts';
import type { AtaxxState } from '../state.ts';
import { HELP, ReportDialogue } from './reportDialogue.ts';
import type { Settle } from './reportSession.ts';

export function reportInterface(settle: Settle): DialogueInterface<AtaxxState> {
  return {
    kind: 'dialogue',
    about: "The Ataxx report's own text interface, with its rules.",
    examples: ['playout ataxx', 'printf "i5\\nft0.1\\n2\\ng\\nq\\n" | playout ataxx'],
    help: HELP,
    open: (services) => new ReportDialogue(settle, services),
  };
}
