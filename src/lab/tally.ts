/** Games by how they ended for an agent. */
export interface Counts {
  readonly games: number;
  readonly wins: number;
  /** First places that were shared. */
  readonly draws: number;
  readonly losses: number;
}

export class Tally implements Counts {
  games = 0;
  wins = 0;
  draws = 0;
  losses = 0;

  /** @param points 1, 0, or the share of a shared first place */
  add(points: number): void {
    this.games++;
    if (points === 1) this.wins++;
    else if (points === 0) this.losses++;
    else this.draws++;
  }
}
