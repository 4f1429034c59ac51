/** An agent under a name of its own: a paper's, or the best we have. */
export interface NamedAgent {
  /** `game/agent`; playable in that game only. */
  readonly name: string;
  readonly spec: string;
  /** What it is and where it comes from. */
  readonly about: string;
}
