-- What people say at a table, and when the owner of this file was not there.

CREATE TABLE chat (
    table_key INTEGER NOT NULL,
    number INTEGER NOT NULL,
    time INTEGER NOT NULL,
    person TEXT NOT NULL,
    command TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_key, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX chat_commands ON chat (table_key, person, command) WHERE command <> '';
CREATE INDEX chat_person ON chat (person);

-- One row at most.
CREATE TABLE beat (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    time INTEGER NOT NULL
) STRICT;

CREATE TABLE outages (
    since INTEGER NOT NULL,
    until INTEGER NOT NULL
) STRICT;
CREATE INDEX outages_until ON outages (until, since);
