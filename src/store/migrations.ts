/**
 * The schema of a store, as the steps by which it grew. A store carries the number of steps it has been through
 * (`user_version`); opening an older one takes the rest. A step that has been released is never changed: what is
 * new is a new step at the end.
 *
 * There is no table of scheduled games. Which games a run has is a pure function of its experiment (lab/schedule),
 * so a table could only repeat it, or disagree; what has to be kept is which of them are done.
 */

/** Step 1: runs, the result of each game, and whole games where they are kept. */
const RUNS_GAMES_RECORDS = `
  CREATE TABLE runs (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    question TEXT NOT NULL,
    spec TEXT NOT NULL,             -- JSON: the experiment as it was written
    experiment TEXT NOT NULL,       -- JSON: the same with everything settled, from which the schedule follows
    command TEXT NOT NULL,
    playout TEXT NOT NULL,          -- versions
    node TEXT NOT NULL,
    platform TEXT NOT NULL,
    scheduled INTEGER NOT NULL,     -- games
    threads INTEGER NOT NULL,
    state TEXT NOT NULL,            -- running, stopped, finished
    started TEXT NOT NULL,          -- ISO 8601, UTC
    finished TEXT,
    seconds REAL NOT NULL           -- spent playing
  ) STRICT;

  CREATE TABLE games (
    run INTEGER NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,        -- place in the schedule
    pairing INTEGER NOT NULL,
    seat INTEGER NOT NULL,          -- of the pairing's first agent
    points REAL NOT NULL,           -- of the first agent: 1, 0.5 or 0
    score_first REAL NOT NULL,
    score_second REAL NOT NULL,
    plies INTEGER NOT NULL,
    PRIMARY KEY (run, number)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE records (
    run INTEGER NOT NULL,
    number INTEGER NOT NULL,
    record TEXT NOT NULL,           -- JSON, as playout replay reads it
    PRIMARY KEY (run, number),
    FOREIGN KEY (run, number) REFERENCES games ON DELETE CASCADE
  ) STRICT;
`;

/** Step 2: what each agent spent in a game and the game counted for it; games lost by a fault; who plays a run. */
const MEASURES_FORFEITS_OWNERS = `
  CREATE TABLE measures (
    run INTEGER NOT NULL,
    number INTEGER NOT NULL,
    side INTEGER NOT NULL,          -- 0 for the pairing's first agent, 1 for the second
    moves INTEGER NOT NULL,         -- that were thought about
    seconds REAL NOT NULL,
    simulations INTEGER NOT NULL,
    playout_moves INTEGER NOT NULL,
    counts BLOB,                    -- of the game's own counters, 32-bit integers, little-endian
    PRIMARY KEY (run, number, side),
    FOREIGN KEY (run, number) REFERENCES games ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;

  ALTER TABLE games ADD COLUMN forfeit_side INTEGER;
  ALTER TABLE games ADD COLUMN forfeit_reason TEXT;

  ALTER TABLE runs ADD COLUMN owner TEXT;   -- the process that plays it
  ALTER TABLE runs ADD COLUMN beat INTEGER; -- when it last gave a sign of life, ms since 1970
`;

/** Step 3: the engines that played a run; of those before this step only the version is known. */
const ENGINES = `
  ALTER TABLE runs ADD COLUMN engines TEXT NOT NULL DEFAULT '[]'; -- JSON: [{"playout", "signature"}], the first began it
  UPDATE runs SET engines = json_array(json_object('playout', playout, 'signature', NULL));
`;

/** Step 4: checksums (see checksum.ts), which are filled in when all steps are done. */
const CHECKSUMS = `
  ALTER TABLE games ADD COLUMN record_checksum INTEGER;             -- of the whole game, where it is kept
  ALTER TABLE games ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0; -- of everything about the game

  ALTER TABLE runs ADD COLUMN stored INTEGER NOT NULL DEFAULT 0;     -- games that were stored
  ALTER TABLE runs ADD COLUMN unverified INTEGER NOT NULL DEFAULT 0; -- of them, before there were checksums
  ALTER TABLE runs ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;       -- of what the run is
  ALTER TABLE runs ADD COLUMN state_checksum INTEGER NOT NULL DEFAULT 0; -- of how far it has come
`;

/** Step 5: more than two sides, of whom `games` can hold the points of the first and the scores of the first two. */
const SIDES = `
  ALTER TABLE measures ADD COLUMN points REAL; -- of sides from 1 on, in a game of more than two
  ALTER TABLE measures ADD COLUMN score REAL;  -- of sides from 2 on
`;

/** Step 6: what was computed without playing games; it can be computed again, so a repaired store does without it. */
const COMPUTATIONS = `
  CREATE TABLE computations (
    key TEXT PRIMARY KEY,
    result TEXT NOT NULL,           -- JSON
    checksum INTEGER NOT NULL       -- of key and result
  ) STRICT, WITHOUT ROWID;
`;

export const MIGRATIONS: readonly string[] = [
  RUNS_GAMES_RECORDS,
  MEASURES_FORFEITS_OWNERS,
  ENGINES,
  CHECKSUMS,
  SIDES,
  COMPUTATIONS,
];

/** Stores of earlier versions have no checksums. */
export const FIRST_WITH_CHECKSUMS = 4;

/** The version that this program reads and writes. */
export const SCHEMA_VERSION: number = MIGRATIONS.length;
