ALTER TYPE notification_kind ADD VALUE 'conditions';
ALTER TYPE mail_kind ADD VALUE 'conditions';

CREATE TABLE fire_ban_words (
    trip_id uuid NOT NULL,
    day date NOT NULL,
    household_id uuid NOT NULL,
    banned boolean NOT NULL,
    said_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
ALTER TABLE fire_ban_words ADD CONSTRAINT fire_ban_words_pkey PRIMARY KEY (trip_id, day);
CREATE INDEX fire_ban_words_trip_id_household_id_idx ON fire_ban_words (trip_id, household_id);
ALTER TABLE fire_ban_words ADD CONSTRAINT fire_ban_words_trip_id_household_id_fkey
  FOREIGN KEY (trip_id, household_id) REFERENCES households(trip_id, id) ON UPDATE CASCADE ON DELETE CASCADE;
CREATE TRIGGER fire_ban_words_told AFTER INSERT OR DELETE OR UPDATE ON fire_ban_words FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');

CREATE TABLE told_conditions (
    trip_id uuid NOT NULL,
    told jsonb NOT NULL
);
ALTER TABLE told_conditions ADD CONSTRAINT told_conditions_pkey PRIMARY KEY (trip_id);
ALTER TABLE told_conditions ADD CONSTRAINT told_conditions_trip_id_fkey
  FOREIGN KEY (trip_id) REFERENCES trips(id) ON UPDATE CASCADE ON DELETE CASCADE;
CREATE TRIGGER told_conditions_told AFTER INSERT OR DELETE OR UPDATE ON told_conditions FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
