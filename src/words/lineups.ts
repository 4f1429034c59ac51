/** The word for agents that play each other. */
export function pairingWord(seats: number): 'pairing' | 'line-up' {
  return seats === 2 ? 'pairing' : 'line-up';
}
