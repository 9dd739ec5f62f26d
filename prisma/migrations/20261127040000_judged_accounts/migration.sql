-- The few accounts that the operators' list of people shows, so that the list doesn't read all accounts.
CREATE INDEX CONCURRENTLY users_judged_idx ON users (id)
  WHERE suspended_at IS NOT NULL OR reports_muted_at IS NOT NULL OR sending_paused_at IS NOT NULL;
