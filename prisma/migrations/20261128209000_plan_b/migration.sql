-- If a trip's site is closed, the trip goes to one of these.
CREATE TABLE backups (
    id uuid NOT NULL,
    trip_id uuid NOT NULL,
    campsite_id uuid,
    ai_suggestion_id uuid,
    name text NOT NULL,
    url text,
    "trigger" text,
    decide_by date,
    added_by uuid NOT NULL,
    todo_id uuid,
    swapped_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);
ALTER TABLE backups ADD CONSTRAINT backups_pkey PRIMARY KEY (id);
ALTER TABLE backups ADD CONSTRAINT backups_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES trips(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE backups ADD CONSTRAINT backups_campsite_id_fkey FOREIGN KEY (campsite_id) REFERENCES campsites(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE backups ADD CONSTRAINT backups_ai_suggestion_id_fkey FOREIGN KEY (ai_suggestion_id) REFERENCES ai_suggestions(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE backups ADD CONSTRAINT backups_todo_id_fkey FOREIGN KEY (todo_id) REFERENCES todos(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE backups ADD CONSTRAINT backups_added_by_fkey FOREIGN KEY (trip_id, added_by) REFERENCES households(trip_id, id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE backups ADD CONSTRAINT backups_text_check CHECK (btrim(name) <> '' AND char_length(name) <= 200 AND char_length("trigger") <= 200);
CREATE INDEX backups_trip_id_idx ON backups USING btree (trip_id);
CREATE INDEX backups_campsite_id_idx ON backups USING btree (campsite_id);
CREATE INDEX backups_ai_suggestion_id_idx ON backups USING btree (ai_suggestion_id);
CREATE UNIQUE INDEX backups_todo_id_key ON backups USING btree (todo_id);
CREATE TRIGGER backups_told AFTER INSERT OR DELETE OR UPDATE ON backups FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');

ALTER TABLE bookings ADD COLUMN left_site text;
