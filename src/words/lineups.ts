/** What those who play each other are called. */
export function pairingWord(seats: number): 'pairing' | 'line-up' {
  return seats === 2 ? 'pairing' : 'line-up';
}
