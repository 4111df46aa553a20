-- A file as the step of this name left it, with rows of every kind that it had.
PRAGMA application_id = 1281715566;
PRAGMA user_version = 2;
BEGIN TRANSACTION;
CREATE TABLE beat (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    time INTEGER NOT NULL
) STRICT;
INSERT INTO "beat" VALUES(1,1789000003000);
CREATE TABLE behind (table_key INTEGER PRIMARY KEY) STRICT;
INSERT INTO "behind" VALUES(1);
CREATE TABLE chat (
    table_key INTEGER NOT NULL,
    number INTEGER NOT NULL,
    time INTEGER NOT NULL,
    person TEXT NOT NULL,
    command TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_key, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "chat" VALUES(1,0,1789000002500,'p-ben','say-1','Cześć!');
CREATE TABLE entries (
    table_key INTEGER NOT NULL,
    number INTEGER NOT NULL,
    time INTEGER NOT NULL,
    person TEXT NOT NULL,
    command TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_key, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "entries" VALUES(1,0,1789000000000,'p-anna','open-1','{"opened":{}}');
INSERT INTO "entries" VALUES(1,1,1789000001000,'p-anna','sit-1','{"seated":{"seat":0}}');
INSERT INTO "entries" VALUES(1,2,1789000002000,'','','{"name":"Zoë"}');
INSERT INTO "entries" VALUES(1,3,1789000003000,'p-ben','sit-1','{"seated":{"seat":1}}');
CREATE TABLE links (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "links" VALUES('6b86b273','p-ben',1789000900000);
CREATE TABLE members (
    table_key INTEGER NOT NULL,
    place INTEGER NOT NULL,
    person TEXT NOT NULL,
    over INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    PRIMARY KEY (table_key, place)
) STRICT, WITHOUT ROWID;
INSERT INTO "members" VALUES(1,0,'p-anna',0,0);
INSERT INTO "members" VALUES(1,1,'p-ben',0,0);
INSERT INTO "members" VALUES(2,0,'p-ben',1,1789000200000);
CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;
INSERT INTO "migrations" VALUES(1,'2026-11-18-1-tables-and-people');
INSERT INTO "migrations" VALUES(2,'2026-11-18-2-chat-and-outages');
CREATE TABLE outages (
    since INTEGER NOT NULL,
    until INTEGER NOT NULL
) STRICT;
INSERT INTO "outages" VALUES(1788500000000,1788500060000);
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "people" VALUES('p-anna','Anna',1788000000000);
INSERT INTO "people" VALUES('p-ben','Бен',1788000000001);
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
INSERT INTO "tables" VALUES(1,'7f3a','QK7M2','p-anna','open-1',-81985529216486896,1789000000000,1,3,1,0,NULL,1789000002000,'{"game":"splendor"}');
INSERT INTO "tables" VALUES(2,'b2c4','W9XTR','p-ben','open-1',42,1789000100000,0,0,0,1,NULL,1789000200000,'{"game":"shards"}');
CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "tokens" VALUES('5e884898','p-anna',1788000000000);
CREATE TABLE words (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "words" VALUES('key of addresses','c0ffee');
CREATE INDEX tables_joinable ON tables (opened) WHERE listed = 1 AND joinable = 1 AND over = 0;
CREATE INDEX tables_due ON tables (due) WHERE over = 0 AND due IS NOT NULL;
CREATE INDEX tables_open ON tables (host) WHERE over = 0;
CREATE UNIQUE INDEX entries_commands ON entries (table_key, person, command) WHERE command <> '';
CREATE INDEX members_person ON members (person, over, ended);
CREATE INDEX tokens_person ON tokens (person);
CREATE INDEX links_person ON links (person);
CREATE INDEX links_expires ON links (expires);
CREATE UNIQUE INDEX chat_commands ON chat (table_key, person, command) WHERE command <> '';
CREATE INDEX chat_person ON chat (person);
CREATE INDEX outages_until ON outages (until, since);
COMMIT;
