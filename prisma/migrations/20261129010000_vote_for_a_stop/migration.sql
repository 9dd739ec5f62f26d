-- Null stands for the first stop, as the release before writes it.
ALTER TABLE votes ADD COLUMN stop_id uuid;
ALTER TABLE votes ADD CONSTRAINT votes_stop_id_fkey FOREIGN KEY (stop_id) REFERENCES stops(id) ON DELETE SET NULL;
CREATE INDEX votes_stop_id_idx ON votes USING btree (stop_id);
