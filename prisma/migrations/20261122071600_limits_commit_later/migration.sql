-- Every limited call counts itself in a transaction of its own, and would wait for the disk. Nothing is lost if Postgres
-- stops as it should; after a crash the counts of the last second may be.
CREATE FUNCTION commit_later() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  RETURN NULL;
END $$;

CREATE TRIGGER rate_limits_commit_later BEFORE INSERT OR UPDATE ON rate_limits
  FOR EACH STATEMENT EXECUTE FUNCTION commit_later();
