/** The page is the one place where chance comes from outside: every game gets its own seed, every kept game its own name. */

export function freshSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!;
}

export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (word) => word.toString(36)).join('');
}
