-- Null stands for the first stop, as the release before writes it.
ALTER TABLE votes ADD COLUMN stop_id uuid;
ALTER TABLE votes ADD CONSTRAINT votes_stop_id_fkey FOREIGN KEY (trip_id, stop_id) REFERENCES stops(trip_id, id) ON DELETE SET NULL (stop_id);
CREATE INDEX votes_stop_id_idx ON votes USING btree (stop_id);
