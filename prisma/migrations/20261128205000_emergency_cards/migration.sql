CREATE TABLE emergency_cards (
    id uuid NOT NULL PRIMARY KEY,
    profile_id uuid REFERENCES profiles (id) ON DELETE CASCADE ON UPDATE CASCADE,
    trip_id uuid,
    household_id uuid,
    keep boolean NOT NULL DEFAULT false,
    sealed bytea NOT NULL,
    updated_at timestamptz(3) NOT NULL,
    CONSTRAINT emergency_cards_owner_check CHECK (num_nonnulls(profile_id, household_id) = 1 AND num_nonnulls(trip_id, household_id) <> 1),
    FOREIGN KEY (trip_id, household_id) REFERENCES households (trip_id, id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX emergency_cards_profile_id_key ON emergency_cards (profile_id);
CREATE UNIQUE INDEX emergency_cards_trip_id_household_id_key ON emergency_cards (trip_id, household_id);

CREATE TABLE first_aiders (
    trip_id uuid NOT NULL,
    household_id uuid NOT NULL,
    accepted_at timestamptz(3),
    created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    PRIMARY KEY (trip_id, household_id),
    FOREIGN KEY (trip_id, household_id) REFERENCES households (trip_id, id) ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE card_openings (
    id uuid NOT NULL PRIMARY KEY,
    trip_id uuid NOT NULL,
    household_id uuid NOT NULL,
    opener_id uuid NOT NULL,
    opener_name text NOT NULL,
    reason text NOT NULL,
    opened_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT card_openings_text_check CHECK (btrim(reason) <> '' AND char_length(reason) <= 200),
    FOREIGN KEY (trip_id, household_id) REFERENCES households (trip_id, id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX card_openings_trip_id_household_id_idx ON card_openings (trip_id, household_id);
CREATE INDEX card_openings_opened_at_idx ON card_openings (opened_at);

CREATE TRIGGER first_aiders_told AFTER INSERT OR DELETE OR UPDATE ON first_aiders FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER card_openings_told AFTER INSERT OR DELETE OR UPDATE ON card_openings FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');

ALTER TABLE households ADD COLUMN shares_card boolean;
