import type { Topic } from './topic.ts';

export const intervals: Topic = {
  name: 'intervals',
  about: 'how sure a result is, and how many games are enough',
  text: `Every share, rating and mean is printed with a 95 % interval: where it would be with endlessly many
games, in nineteen of twenty experiments. If the interval of a match contains 50 %, it has not shown
who is stronger. Four times the games make an interval half as wide.

  --width 5        plays until the interval is within 5 % of the mean
  --sprt 0,20      plays until it is clear whether the first is 0 or 20 Elo stronger
  playout sprt 0,20              how many games that takes`,
  page: 'intervals.md',
};
