/** A uniformly random move, as `State.sample` draws it. */
import { below } from '../../../../core/kernel/assembly/random';
import { countActions, countLays, dropKth, isBlocked, kindsOf, playKthAction, playKthLay } from './moves';

export function playAny(seat: i32): void {
  const hand = kindsOf(seat);
  const blocked = isBlocked(seat);
  const lays = blocked ? 0 : countLays(seat);
  const actions = countActions(hand, blocked);
  const k = i32(below(lays + actions + popcnt(hand)));
  if (k < lays) playKthLay(seat, hand, k);
  else if (k >= lays + actions) dropKth(seat, hand, k - lays - actions);
  else playKthAction(seat, hand, blocked, k - lays);
}
