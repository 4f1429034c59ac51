/** State that belongs to one position, and is as at first in every other. */
import { useState } from 'preact/hooks';

export function useAtNode<T>(node: number, first: T): [value: T, set: (value: T) => void] {
  const [state, setState] = useState({ node, value: first });
  const value = state.node === node ? state.value : first;
  return [value, (next) => setState({ node, value: next })];
}
