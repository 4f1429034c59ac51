/**
 * The loop of a member of a crew, the same in a browser and in Node. Orders come as messages. While one is carried out
 * the thread hears nothing, for it works or sleeps in shared memory; whoever leads ends it there before sending the next.
 */
import { AgentCache, makeParts } from '../agents/index.ts';
import { settleOptions } from '../core/index.ts';
import { findGame } from '../games/index.ts';
import { Alarm, Member, type Order } from '../search/index.ts';

/** Said first: the member tells in its word that it can hear. */
export interface Greeting {
  readonly heard: Int32Array;
  readonly member: number;
}

export type CrewMessage = Greeting | Order;

/** The end of the wire at which a member listens. */
export interface CrewPort {
  listen(hear: (message: CrewMessage) => void): void;
}

/** Agents kept from order to order: those that sit at one table. */
const MOST_KEPT = 4;

export function serveCrew(port: CrewPort): void {
  const kept = new AgentCache<Member>({ most: MOST_KEPT });

  const carryOut = (order: Order): void => {
    try {
      const game = findGame(order.game);
      const rules = settleOptions(game, order.rules);
      const state = game.parsePosition(order.position, rules);
      const key = { game: game.name, rules, spec: order.spec };
      const member = kept.get(key, () => new Member(game, makeParts(order.spec, game)));
      kept.trim();
      member.follow(order, state);
    } catch (error) {
      new Alarm(order.alarm).ring(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  };

  port.listen((message) => {
    if ('task' in message) return carryOut(message);
    Atomics.store(message.heard, message.member, 1);
    Atomics.notify(message.heard, message.member);
  });
}
