/**
 * Work in slices, between which a thread hears what has arrived. A timer would be held back by browsers to 4 ms a turn, so
 * there a thread sends a message to itself, which queues behind the others. Node would deliver a thousand of those before
 * it looks at another port; what it has for this is `setImmediate`.
 */

/** @returns what asks for one call of `act` with a number, in a later turn of the event loop */
export function inNextTurn(act: (id: number) => void): (id: number) => void {
  if ('setImmediate' in globalThis) return (id) => void setImmediate(act, id);
  const { port1: sender, port2: receiver } = new MessageChannel();
  receiver.onmessage = ({ data }: MessageEvent<number>) => act(data);
  return (id) => sender.postMessage(id);
}
