/** What tests have decided, in words. */

/** The verdict of a sequential test between two strengths: `decided for 20 Elo rather than 0`. */
export function sprtVerdict(
  { elo0, elo1 }: { readonly elo0: number; readonly elo1: number },
  decision: 'elo0' | 'elo1' | 'continue',
): string {
  switch (decision) {
    case 'elo0':
      return `decided for ${elo0} Elo rather than ${elo1}`;
    case 'elo1':
      return `decided for ${elo1} Elo rather than ${elo0}`;
    case 'continue':
      return `undecided between ${elo0} and ${elo1} Elo`;
  }
}
