/**
 * Keeps secrets out of sight: a text that nobody can read at a glance in a link, a saved game or a command. This is an
 * envelope, not encryption. Nothing can keep a secret from the person whose machine plays, and this does not claim to.
 */
import { UserError } from './errors.ts';
import { Random } from './random.ts';

/** The checksum of the content comes first, and names the stream that it is scrambled with. */
const CHECK_BYTES = 4;

function scramble(bytes: Uint8Array, key: number): Uint8Array {
  const random = new Random(key).derive('seal');
  return bytes.map((byte) => byte ^ (random.next() & 0xff));
}

/** A checksum (FNV-1a) that tells a torn envelope from a whole one. */
function checksum(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
}

function toText(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function toBytes(text: string): Uint8Array | undefined {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined;
  const decoded = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(decoded, (char) => char.charCodeAt(0));
}

export function seal(text: string): string {
  const content = new TextEncoder().encode(text);
  const sum = checksum(content);
  const envelope = new Uint8Array(CHECK_BYTES + content.length);
  new DataView(envelope.buffer).setUint32(0, sum);
  envelope.set(scramble(content, sum), CHECK_BYTES);
  return toText(envelope);
}

/** @throws UserError for a text that was not sealed, or is torn */
export function unseal(text: string): string {
  const envelope = toBytes(text) ?? new Uint8Array(0);
  if (envelope.length >= CHECK_BYTES) {
    const sum = new DataView(envelope.buffer).getUint32(0);
    const content = scramble(envelope.subarray(CHECK_BYTES), sum);
    if (checksum(content) === sum) return new TextDecoder().decode(content);
  }
  throw new UserError(
    'the sealed part of this game is damaged',
    'Copy the whole link or file again: nothing may be missing at its end.',
  );
}
