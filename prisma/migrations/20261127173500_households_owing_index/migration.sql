-- The households that have left with an open balance, which the hourly purge looks for.
CREATE INDEX CONCURRENTLY households_owing_idx ON households (trip_id, id) WHERE left_at IS NOT NULL AND name IS NOT NULL;
