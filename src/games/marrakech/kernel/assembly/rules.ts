/** The rules in force, as `market.ts` of the game has them. */

export let players: u32 = 0;
/** 1 if each player has two colours, else 0. */
export let pair: u32 = 0;
export let rugs: u32 = 0;
export let joins: bool = false;
export let turnsAtEnd: bool = false;
export let choosesAtOnce: bool = false;
export let alternates: bool = false;
export let drawsColour: bool = false;
export let eliminates: bool = false;
export let stopsAlone: bool = false;
export let ownMayBeCovered: bool = false;

/** The colours of open stacks, both players' with up to 99 carpets of two colours. */
export const order: usize = memory.data(2 * 2 * 99, 16);

export function setPlayers(count: u32, coloursPerPlayer: u32, rugsPerColour: u32): void {
  players = count;
  pair = coloursPerPlayer - 1;
  rugs = rugsPerColour;
}

/** How turns go. */
export function setTurns(joined: bool, atEnd: bool, alternating: bool, drawn: bool): void {
  joins = joined;
  turnsAtEnd = atEnd;
  choosesAtOnce = joined && !atEnd;
  alternates = alternating;
  drawsColour = drawn;
}

export function setLimits(eliminating: bool, stopping: bool, ownCovered: bool): void {
  eliminates = eliminating;
  stopsAlone = stopping;
  ownMayBeCovered = ownCovered;
}
