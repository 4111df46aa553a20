-- Tables with their entries, and people. Times are milliseconds since 1970.

-- A table has a long id for everybody else and a short key inside this file, since the key stands
-- in every entry. What changes with every move has no index that has not to follow it.
CREATE TABLE tables (
    table_key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    code TEXT NOT NULL UNIQUE,
    host TEXT NOT NULL,
    command TEXT NOT NULL,
    content INTEGER NOT NULL,
    opened INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    entries INTEGER NOT NULL DEFAULT 0,
    joinable INTEGER NOT NULL DEFAULT 0,
    over INTEGER NOT NULL DEFAULT 0,
    due INTEGER,
    changed INTEGER NOT NULL DEFAULT 0,
    glance TEXT NOT NULL DEFAULT '',
    UNIQUE (host, command)
) STRICT;
CREATE INDEX tables_joinable ON tables (opened) WHERE listed = 1 AND joinable = 1 AND over = 0;
CREATE INDEX tables_due ON tables (due) WHERE over = 0 AND due IS NOT NULL;
CREATE INDEX tables_open ON tables (host) WHERE over = 0;

CREATE TABLE entries (
    table_key INTEGER NOT NULL,
    number INTEGER NOT NULL,
    time INTEGER NOT NULL,
    person TEXT NOT NULL,
    command TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_key, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX entries_commands ON entries (table_key, person, command) WHERE command <> '';

-- Tables with entries of which their state does not tell yet: few at any time.
CREATE TABLE behind (table_key INTEGER PRIMARY KEY) STRICT;

-- Who sits where, in the order that was told. `ended` is when a table that is over was last changed,
-- else 0: rows of a game that goes on stay as they are.
CREATE TABLE members (
    table_key INTEGER NOT NULL,
    place INTEGER NOT NULL,
    person TEXT NOT NULL,
    over INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    PRIMARY KEY (table_key, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX members_person ON members (person, over, ended);

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_person ON tokens (person);

CREATE TABLE links (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX links_person ON links (person);
CREATE INDEX links_expires ON links (expires);

CREATE TABLE words (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
