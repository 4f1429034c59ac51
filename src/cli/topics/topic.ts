/** A short text about something that many commands share, and the page that says the rest. */
export interface Topic {
  readonly name: string;
  /** For the list of topics. */
  readonly about: string;
  /** Lines of at most a hundred characters. */
  readonly text: string;
  /** In the folder `docs`, with the heading under which it is: `agents.md#limits`. */
  readonly page: string;
}
