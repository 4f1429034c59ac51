-- A store as the first version of the schema wrote it: two runs, three games, one of them whole.
PRAGMA application_id = 0x506c7974;
PRAGMA user_version = 1;

CREATE TABLE runs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  question TEXT NOT NULL,
  spec TEXT NOT NULL,
  experiment TEXT NOT NULL,
  command TEXT NOT NULL,
  playout TEXT NOT NULL,
  node TEXT NOT NULL,
  platform TEXT NOT NULL,
  scheduled INTEGER NOT NULL,
  threads INTEGER NOT NULL,
  state TEXT NOT NULL,
  started TEXT NOT NULL,
  finished TEXT,
  seconds REAL NOT NULL
) STRICT;

CREATE TABLE games (
  run INTEGER NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  pairing INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  points REAL NOT NULL,
  score_first REAL NOT NULL,
  score_second REAL NOT NULL,
  plies INTEGER NOT NULL,
  PRIMARY KEY (run, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE records (
  run INTEGER NOT NULL,
  number INTEGER NOT NULL,
  record TEXT NOT NULL,
  PRIMARY KEY (run, number),
  FOREIGN KEY (run, number) REFERENCES games ON DELETE CASCADE
) STRICT;

INSERT INTO runs VALUES
  (1, 'first', 'Is it so?', '{}', '{}', 'playout run first.json', '0.1.0', '26.10.0', 'linux x64', 2, 2,
    'finished', '2026-11-01T10:00:00.000Z', '2026-11-01T10:00:09.000Z', 9.0),
  (2, 'second', '', '{}', '{}', 'playout run second.json', '0.1.0', '26.10.0', 'linux x64', 4, 2,
    'running', '2026-11-02T10:00:00.000Z', NULL, 0.5);
INSERT INTO games VALUES
  (1, 0, 0, 0, 1.0, 12.0, 4.0, 31),
  (1, 1, 0, 1, 0.5, 8.0, 8.0, 40),
  (2, 0, 0, 0, 0.0, 3.0, 13.0, 29);
INSERT INTO records VALUES (1, 0, '{"a whole": "game"}');
