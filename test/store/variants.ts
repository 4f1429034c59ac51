/** Damaged copies of a store, the same ones every time: what disks, copies and people do to a file. */
import { writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Random } from '../../src/core/index.ts';
import { samples } from '../samples.ts';

export interface Variant {
  readonly name: string;
  /** Writes the damaged copy to this path. */
  readonly write: (path: string) => void;
}

const PAGE = 4096;

function ofBytes(name: string, bytes: Buffer, harm: (copy: Buffer) => Buffer): Variant {
  return { name, write: (path) => writeFileSync(path, harm(Buffer.from(bytes))) };
}

function ofSql(bytes: Buffer, sql: string): Variant {
  return {
    name: sql,
    write: (path) => {
      writeFileSync(path, bytes);
      const database = new DatabaseSync(path, { enableForeignKeyConstraints: false });
      database.exec(`PRAGMA synchronous = OFF; ${sql}`);
      database.close();
    },
  };
}

function flips(bytes: Buffer, count: number, random: Random): Variant[] {
  return Array.from({ length: count }, (_, i) => {
    const at = random.below(bytes.length);
    const bit = 1 << random.below(8);
    return ofBytes(`${i}: bit ${bit} of byte ${at}`, bytes, (copy) => {
      copy[at]! ^= bit;
      return copy;
    });
  });
}

/** The header, where every byte means something. */
function headerFlips(bytes: Buffer): Variant[] {
  const count = samples(100);
  return Array.from({ length: count }, (_, i) => {
    const at = Math.floor((100 * i) / count);
    return ofBytes(`byte ${at} of the header`, bytes, (copy) => {
      copy[at]! ^= 1 << (at % 8);
      return copy;
    });
  });
}

function overwrites(bytes: Buffer, count: number, random: Random): Variant[] {
  return Array.from({ length: count }, () => {
    const at = random.below(bytes.length);
    const length = 1 + random.below(64);
    return ofBytes(`${length} zeros at ${at}`, bytes, (copy) =>
      copy.fill(0, at, Math.min(at + length, copy.length)),
    );
  });
}

function truncations(bytes: Buffer, count: number, random: Random): Variant[] {
  return Array.from({ length: count }, (_, i) => {
    const length = i % 2 === 0 ? random.below(bytes.length) : PAGE * random.below(bytes.length / PAGE);
    return ofBytes(`the first ${length} bytes`, bytes, (copy) => copy.subarray(0, length));
  });
}

/** Two pages change places, or one is written over another. */
function pageMixups(bytes: Buffer, count: number, random: Random): Variant[] {
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [random, random].map((source) => PAGE * source.below(bytes.length / PAGE)) as [
      number,
      number,
    ];
    const doSwap = i % 2 === 0;
    return ofBytes(`page at ${a} ${doSwap ? 'and' : 'over'} page at ${b}`, bytes, (copy) => {
      bytes.copy(copy, b, a, a + PAGE);
      if (doSwap) bytes.copy(copy, a, b, b + PAGE);
      return copy;
    });
  });
}

/** Values that do not belong there, in every column that has a meaning. */
function badValues(bytes: Buffer): Variant[] {
  const texts = [
    'name',
    'question',
    'spec',
    'experiment',
    'command',
    'playout',
    'node',
    'platform',
    'engines',
  ];
  const runs = [
    ...[...texts, 'started', 'owner'].flatMap((column) => [
      `UPDATE runs SET ${column} = '{"broken'`,
      `UPDATE runs SET ${column} = '[]'`,
      `UPDATE runs SET ${column} = ''`,
    ]),
    ...['scheduled', 'threads', 'beat', 'stored', 'unverified', 'checksum', 'state_checksum'].flatMap(
      (column) => [`UPDATE runs SET ${column} = 7`, `UPDATE runs SET ${column} = 9223372036854775807`],
    ),
    `UPDATE runs SET state = 'finished'`,
    `UPDATE runs SET state = 'gone'`,
    `UPDATE runs SET seconds = 1e9`,
    `UPDATE runs SET finished = NULL`,
    `UPDATE runs SET id = 9 WHERE id = 1`,
  ];
  const columns = [
    'pairing',
    'seat',
    'points',
    'score_first',
    'score_second',
    'plies',
    'forfeit_side',
    'checksum',
  ];
  const games = [
    ...columns.map((column) => `UPDATE games SET ${column} = 3 WHERE number = 5`),
    `UPDATE games SET plies = 9223372036854775807 WHERE number = 5`,
    `UPDATE games SET forfeit_side = 1, forfeit_reason = 'why' WHERE number = 4`,
    `UPDATE games SET record_checksum = NULL WHERE number = 1`,
    `UPDATE games SET number = 99999 WHERE number = 5`,
    `UPDATE games SET number = -3 WHERE number = 5`,
    `UPDATE games SET run = 2 WHERE run = 1 AND number = 29`,
    `UPDATE games SET run = 77 WHERE run = 1`,
  ];
  const others = [
    ...['moves', 'seconds', 'simulations', 'playout_moves', 'points', 'score'].map(
      (column) => `UPDATE measures SET ${column} = 8`,
    ),
    ...['points', 'score'].flatMap((column) => [
      `UPDATE measures SET ${column} = NULL`,
      `UPDATE measures SET ${column} = ${column} + 1 WHERE run = 2 AND number = 4 AND side = 2`,
    ]),
    `UPDATE measures SET points = 1 - points WHERE run = 2 AND number = 1 AND side = 1`,
    `UPDATE measures SET side = 3 WHERE run = 2 AND number = 3 AND side = 2`,
    `UPDATE measures SET side = 2 WHERE run = 1 AND number = 3 AND side = 1`,
    `UPDATE measures SET counts = x'0102030405' WHERE number = 3`,
    `UPDATE measures SET counts = x'01020304' WHERE number = 3`,
    `UPDATE measures SET counts = NULL WHERE number = 3`,
    `UPDATE measures SET moves = 9223372036854775807 WHERE number = 3`,
    `UPDATE records SET record = '{"broken' WHERE number = 2`,
    `UPDATE records SET record = '{}' WHERE number = 2`,
    `UPDATE records SET record = replace(record, 'ataxx', 'chess')`,
  ];
  return [...runs, ...games, ...others].map((sql) => ofSql(bytes, sql));
}

/** Rows, columns and tables that are gone. */
function losses(bytes: Buffer): Variant[] {
  return [
    'DELETE FROM games WHERE number = 7',
    'DELETE FROM games WHERE run = 1 AND number > 20',
    'DELETE FROM games',
    'DELETE FROM measures WHERE number = 7',
    'DELETE FROM measures WHERE run = 2 AND side = 2',
    'DELETE FROM measures WHERE run = 2 AND number = 4 AND side = 0',
    'DELETE FROM measures',
    'DELETE FROM records WHERE number = 3',
    'DELETE FROM records',
    'DELETE FROM runs WHERE id = 1',
    'DELETE FROM runs',
    'DROP TABLE measures',
    'DROP TABLE records',
    'DROP TABLE games',
    'DROP TABLE runs',
    'ALTER TABLE runs DROP COLUMN spec',
    'ALTER TABLE runs DROP COLUMN engines',
    'ALTER TABLE runs DROP COLUMN stored',
    'ALTER TABLE games DROP COLUMN plies',
    'ALTER TABLE games DROP COLUMN checksum',
    'ALTER TABLE games RENAME COLUMN points TO point',
    'ALTER TABLE measures DROP COLUMN counts',
    'ALTER TABLE measures DROP COLUMN score',
    'ALTER TABLE records RENAME TO record',
    'PRAGMA user_version = 0',
    'PRAGMA user_version = 1',
    'PRAGMA user_version = 2',
    'PRAGMA user_version = 3',
    'PRAGMA user_version = 4',
    'PRAGMA user_version = -1',
    'PRAGMA application_id = 0',
  ].map((sql) => ofSql(bytes, sql));
}

/** @param bytes of a sound store */
export function damagedVariants(bytes: Buffer, seed: number): Variant[] {
  const random = new Random(seed);
  return [
    ...flips(bytes, samples(240), random),
    ...headerFlips(bytes),
    ...overwrites(bytes, samples(40), random),
    ...truncations(bytes, samples(30), random),
    ...pageMixups(bytes, samples(40), random),
    ...badValues(bytes),
    ...losses(bytes),
  ];
}
