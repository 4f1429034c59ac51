/** Why our numbers are not those of the thesis, where several experiments have the same reason. */
import type { Explanation } from '../paper.ts';

export const OTHER_MACHINE: Explanation = {
  text: 'Seconds of another program on another machine; that time is linear in the iterations can be compared.',
  shownBy: 'C3',
};

export const OTHER_RULES: Explanation = {
  text:
    'The program of the paper deals from another pile and takes shortcuts in scoring: one completed feature a turn, no ' +
    'pennants and hardly any monasteries at the end, farms paid only by cities that somebody owned. So its scores are not ' +
    'comparable with ours one to one; who wins is.',
  shownBy: 'C12',
};

export const OTHER_FACTORS: Explanation = {
  text: 'How much slower one kind of iteration is than another depends on the program: a random playout is what this engine does fastest.',
  shownBy: 'C4',
};
