CREATE TABLE condition_lists (
    name text PRIMARY KEY,
    items jsonb,
    said_at timestamptz(3),
    read_at timestamptz(3),
    etag text,
    last_modified text,
    failures smallint NOT NULL DEFAULT 0,
    next_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

