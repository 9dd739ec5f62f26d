-- All migrations up to the release of 2026-11-27 in one. Postgres wrote most of it from a database that
-- had them; docs/run/upgrading.md says how an older database gets here.

-- Functions are made before the tables that they read.
SET LOCAL check_function_bodies = false;

CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS cube;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TYPE age AS ENUM ('baby', 'toddler', 'child', 'adult');
CREATE TYPE boat_type AS ENUM ('Powerboat', 'Sailboat', 'Paddleboat', 'Other');
CREATE TYPE booking_deadline AS ENUM ('pay_by', 'cancel_until');
CREATE TYPE booking_status AS ENUM ('to book', 'asked', 'booked', 'not needed');
CREATE TYPE campsite_source AS ENUM ('open', 'user');
CREATE TYPE crew_type AS ENUM ('camper', 'pet');
CREATE TYPE day_part AS ENUM ('morning', 'afternoon', 'night');
CREATE TYPE deleted_item_kind AS ENUM ('crew_member', 'ride', 'group');
CREATE TYPE dog_evidence AS ENUM ('no', 'agency', 'forest', 'likely_no');
CREATE TYPE drivetrain AS ENUM ('2 Wheel Drive', 'All Wheel Drive', '4 Wheel Drive');
CREATE TYPE expense_split AS ENUM ('everyone', 'chosen', 'weighted', 'there');
CREATE TYPE household_origin AS ENUM ('made', 'email', 'link');
CREATE TYPE household_role AS ENUM ('organiser', 'co-organiser', 'member');
CREATE TYPE island_evidence AS ENUM ('ask', 'likely_4wd');
CREATE TYPE mail_kind AS ENUM ('invitations', 'changes', 'answers', 'announcements', 'comments', 'todos');
CREATE TYPE meal_kind AS ENUM ('breakfast', 'lunch', 'dinner', 'snacks');
CREATE TYPE notification_kind AS ENUM ('answers', 'announcements', 'comments', 'changes', 'todos');
CREATE TYPE packing_source AS ENUM ('own', 'taken', 'added');
CREATE TYPE park_evidence AS ENUM ('in', 'agency', 'near');
CREATE TYPE pet_type AS ENUM ('Dog', 'Horse', 'Cat', 'Velociraptor');
CREATE TYPE ride_type AS ENUM ('car', 'trailer', 'boat');
CREATE TYPE road_evidence AS ENUM ('sealed_300m', 'both_300m', 'unsealed_300m', 'sealed_1km', 'unsealed_1km', 'none_1km');
CREATE TYPE todo_origin AS ENUM ('added', 'booking', 'suggested');
CREATE TYPE trailer_type AS ENUM ('Caravan', 'Camper Trailer', 'Other');
CREATE TYPE vote_answer AS ENUM ('yes', 'if_need_be', 'no');
CREATE TYPE vote_option_kind AS ENUM ('dates', 'site');
CREATE FUNCTION add_known_words() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO known_words
  SELECT DISTINCT word FROM unnest(string_to_array(NEW.search_name, ' ')) given(word)
  WHERE word !~ '[0-9]' AND length(word) <= 40
    AND NOT EXISTS (SELECT FROM known_words known WHERE known.word = given.word)
  ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE FUNCTION commit_later() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  RETURN NULL;
END $$;

CREATE FUNCTION earth_position(latitude double precision, longitude double precision) RETURNS cube
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN cube(ARRAY[(((6371)::double precision * cos(radians(latitude))) * cos(radians(longitude))), (((6371)::double precision * cos(radians(latitude))) * sin(radians(longitude))), ((6371)::double precision * sin(radians(latitude)))]);

CREATE FUNCTION raise_own_version() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF NEW.version = OLD.version THEN
    NEW.version := OLD.version + 1;
    NEW.updated_at := greatest(NEW.updated_at, now());
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION raise_trip_version() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM raise_trip_versions(ARRAY[(to_jsonb(coalesce(NEW, OLD)) ->> 'trip_id')::uuid]);
  RETURN NULL;
END $$;

CREATE FUNCTION raise_trip_versions(ids uuid[]) RETURNS void
    LANGUAGE sql
    AS $$
  SELECT FROM trips WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE trips SET version = version + 1, updated_at = greatest(updated_at, now()) WHERE id = ANY (ids);
$$;

CREATE FUNCTION raise_version_of_placed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM raise_trip_versions(array(
    SELECT DISTINCT placed.trip_id FROM placed
    JOIN households h ON h.trip_id = placed.trip_id AND h.id = placed.household_id AND h.left_at IS NULL));
  RETURN NULL;
END $$;

CREATE FUNCTION raise_version_of_vote() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM raise_trip_versions(array(SELECT trip_id FROM votes WHERE id = (to_jsonb(coalesce(NEW, OLD)) ->> 'vote_id')::uuid));
  RETURN NULL;
END $$;

CREATE FUNCTION raise_versions_with() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM raise_trip_versions(array(
    SELECT id FROM trips WHERE TG_TABLE_NAME = 'profiles' AND organiser_id = NEW.id AND end_date >= current_date - 366
    UNION ALL
    SELECT id FROM trips WHERE TG_TABLE_NAME = 'campsites' AND campsite_id = NEW.id AND end_date >= current_date - 366));
  RETURN NULL;
END $$;

CREATE FUNCTION refuse_log_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'Entries of the operators'' log are never changed or deleted';
END $$;

CREATE FUNCTION remove_known_words() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NOT EXISTS (
      SELECT id, search_name FROM gone WHERE share_flag EXCEPT SELECT id, search_name FROM kept WHERE share_flag
    ) THEN
      RETURN NULL;
    END IF;
  END IF;
  DELETE FROM known_words known
  WHERE word IN (SELECT unnest(string_to_array(search_name, ' ')) FROM gone WHERE share_flag)
    AND NOT EXISTS (
      SELECT FROM places WHERE search_document(name, state, postcode) @@ ('''' || known.word || '''')::tsquery)
    AND NOT EXISTS (
      SELECT FROM site_parks WHERE search_document(name, NULL, NULL) @@ ('''' || known.word || '''')::tsquery)
    AND NOT EXISTS (
      SELECT FROM campsites
      WHERE search_document(name, state, postcode) @@ ('''' || known.word || '''')::tsquery
        AND share_flag AND hidden_at IS NULL AND NOT group_only);
  RETURN NULL;
END $$;

CREATE FUNCTION search_words(name text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(lower(regexp_replace((NORMALIZE(name, NFKD) COLLATE "C"), '[\u0300-\u036f]'::text, ''::text, 'g'::text)), '[''’‘`]'::text, ''::text, 'g'::text), '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+'::text, ' '::text, 'g'::text), '\ymt\y'::text, 'mount'::text, 'g'::text), '\yst\y'::text, 'saint'::text, 'g'::text));

CREATE FUNCTION search_document(name text, state text, postcode text) RETURNS tsvector
    LANGUAGE sql IMMUTABLE COST 1000 PARALLEL SAFE
    RETURN (SELECT array_to_tsvector(string_to_array(found_by.words, ' '::text)) AS array_to_tsvector FROM (SELECT search_words(((((search_document.name || ' '::text) || COALESCE(search_document.state, ''::text)) || ' '::text) || COALESCE(search_document.postcode, ''::text))) AS words) found_by);

CREATE FUNCTION site_name_key(name text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN (SELECT COALESCE(NULLIF(replace(regexp_replace(regexp_replace(folded.words, '\y(the|and|camp|camps|camping|campground|campgrounds|campsite|campsites|caravan|caravans|van|tourist|holiday|ground|grounds|area|areas|site|sites|park|parks)\y'::text, ''::text, 'g'::text), '\ymt\y'::text, 'mount'::text, 'g'::text), ' '::text, ''::text), ''::text), replace(folded.words, ' '::text, ''::text)) AS "coalesce" FROM (SELECT regexp_replace(regexp_replace(lower(regexp_replace((NORMALIZE(site_name_key.name, NFKD) COLLATE "C"), '[\u0300-\u036f]'::text, ''::text, 'g'::text)), '[''’‘`]'::text, ''::text, 'g'::text), '[^a-z0-9]+'::text, ' '::text, 'g'::text) AS words) folded);

CREATE FUNCTION tell_trip() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_notify('trip', to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[0]);
  RETURN NULL;
END $$;

CREATE FUNCTION tell_trips_shared_with() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF NEW.shared OR OLD.shared THEN
    PERFORM pg_notify('trip', trip_id::text) FROM households
    WHERE profile_id = coalesce(NEW.profile_id, OLD.profile_id) AND attending;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION tell_trips_with() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_notify('trip', told.trip_id::text) FROM (
    SELECT trip_id FROM trip_people WHERE TG_TABLE_NAME = 'crew_members' AND crew_member_id = NEW.id
    UNION ALL
    SELECT trip_id FROM trip_vehicles WHERE TG_TABLE_NAME = 'rides' AND ride_id = NEW.id
    UNION ALL
    SELECT trip_id FROM households WHERE TG_TABLE_NAME = 'profiles' AND profile_id = NEW.id
  ) told;
  RETURN NULL;
END $$;

CREATE FUNCTION word_less_a_letter(word text) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN ARRAY(SELECT word_less_a_letter.word AS word UNION SELECT OVERLAY(word_less_a_letter.word PLACING ''::text FROM at.at FOR 1) AS "overlay" FROM generate_series(1, length(word_less_a_letter.word)) at(at));

CREATE TABLE accounts (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    type text NOT NULL,
    provider text NOT NULL,
    provider_account_id text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE ai_questions (
    postcode text NOT NULL,
    radius integer NOT NULL,
    claim uuid NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    answered boolean DEFAULT false NOT NULL
);

CREATE TABLE ai_suggestions (
    id uuid NOT NULL,
    claim uuid NOT NULL,
    rank integer NOT NULL,
    postcode text NOT NULL,
    radius integer NOT NULL,
    name text NOT NULL,
    features text[],
    access drivetrain,
    pet_friendly boolean,
    url text,
    town_name text,
    town_state text,
    latitude double precision,
    longitude double precision,
    km double precision,
    said_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT ai_suggestions_town_check CHECK ((num_nulls(town_name, town_state, latitude, longitude, km) = ANY (ARRAY[0, 5])))
);

CREATE TABLE blocks (
    id uuid NOT NULL,
    profile_id uuid NOT NULL,
    blocked_id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE bookings (
    id uuid NOT NULL,
    trip_id uuid NOT NULL,
    household_id uuid,
    added_by uuid NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    status booking_status NOT NULL,
    status_on date NOT NULL,
    reference text,
    check_in text,
    check_out text,
    cents integer,
    deposit_cents integer,
    deposit_paid boolean DEFAULT false NOT NULL,
    pay_by date,
    cancel_until date,
    people integer,
    cars integer,
    notes text,
    expense_id uuid,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT bookings_cents_check CHECK ((((cents >= 1) AND (cents <= 10000000)) AND ((deposit_cents >= 1) AND (deposit_cents <= 10000000)) AND (deposit_cents <= cents))),
    CONSTRAINT bookings_covers_check CHECK ((((people >= 1) AND (people <= 999)) AND ((cars >= 0) AND (cars <= 999)))),
    CONSTRAINT bookings_text_check CHECK (((char_length(reference) <= 80) AND (char_length(notes) <= 500))),
    CONSTRAINT bookings_times_check CHECK (((check_in ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text) AND (check_out ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)))
);

CREATE TABLE calendar_feeds (
    profile_id uuid NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE campsite_features (
    campsite_id uuid NOT NULL,
    feature_id uuid NOT NULL,
    present boolean DEFAULT true NOT NULL
);

CREATE TABLE campsites (
    id uuid NOT NULL,
    source campsite_source NOT NULL,
    source_ref text,
    owner_id uuid,
    share_flag boolean NOT NULL,
    name text NOT NULL,
    address text,
    state text,
    postcode text,
    latitude double precision NOT NULL,
    longitude double precision NOT NULL,
    phone_contact text,
    email_contact text,
    campsite_url text,
    drivetrain drivetrain,
    pet_friendly boolean,
    group_only boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    hidden_at timestamp(3) with time zone,
    reviewed_at timestamp(3) with time zone,
    name_key text GENERATED ALWAYS AS (site_name_key(name)) STORED,
    search_name text GENERATED ALWAYS AS (search_words(name)) STORED COLLATE pg_catalog."C",
    locality text,
    state_said boolean DEFAULT false NOT NULL,
    CONSTRAINT campsites_campsite_url_check CHECK (((campsite_url ~* '^https?://'::text) AND (char_length(campsite_url) <= 2000))),
    CONSTRAINT campsites_position_check CHECK ((((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision)) AND ((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision)))),
    CONSTRAINT campsites_postcode_check CHECK ((postcode ~ '^[0-9]{4}$'::text)),
    CONSTRAINT campsites_source_check CHECK (
CASE source
    WHEN 'open'::campsite_source THEN ((source_ref IS NOT NULL) AND (owner_id IS NULL) AND share_flag)
    WHEN 'user'::campsite_source THEN (source_ref IS NULL)
    ELSE false
END),
    CONSTRAINT campsites_text_check CHECK (((btrim(name) <> ''::text) AND (char_length(name) <= 200) AND (char_length(address) <= 500) AND (char_length(phone_contact) <= 80) AND (char_length(email_contact) <= 254)))
);

CREATE TABLE change_notices (
    household_id uuid NOT NULL,
    trip_id uuid NOT NULL,
    last_told jsonb,
    changed_by uuid[],
    due_at timestamp(3) with time zone,
    told_at timestamp(3) with time zone
);

CREATE TABLE crew_members (
    id uuid NOT NULL,
    profile_id uuid NOT NULL,
    is_owner boolean DEFAULT false NOT NULL,
    type crew_type NOT NULL,
    name text NOT NULL,
    email citext,
    age age,
    pet_type pet_type,
    breed text,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    diet text,
    CONSTRAINT crew_members_diet_check CHECK (((diet IS NULL) OR ((type = 'camper'::crew_type) AND (btrim(diet) <> ''::text) AND (char_length(diet) <= 200)))),
    CONSTRAINT crew_members_text_check CHECK (((btrim(name) <> ''::text) AND (char_length(name) <= 80) AND (char_length((email)::text) <= 254) AND (char_length(breed) <= 80))),
    CONSTRAINT crew_members_type_check CHECK (
CASE type
    WHEN 'camper'::crew_type THEN ((age IS NOT NULL) AND (pet_type IS NULL) AND (breed IS NULL))
    WHEN 'pet'::crew_type THEN ((pet_type IS NOT NULL) AND (age IS NULL) AND (email IS NULL) AND (NOT is_owner))
    ELSE false
END)
);

CREATE TABLE cron_visits (
    id smallint DEFAULT 1 NOT NULL,
    visited_at timestamp(3) with time zone NOT NULL,
    previous_at timestamp(3) with time zone,
    CONSTRAINT cron_visits_id_check CHECK ((id = 1))
);

CREATE TABLE daily_figures (
    day date NOT NULL,
    name text NOT NULL,
    count bigint NOT NULL,
    CONSTRAINT daily_figures_name_check CHECK ((char_length(name) <= 40))
);

CREATE TABLE deleted_items (
    id uuid NOT NULL,
    profile_id uuid NOT NULL,
    kind deleted_item_kind NOT NULL,
    item jsonb NOT NULL,
    attached jsonb NOT NULL,
    deleted_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE digests (
    profile_id uuid NOT NULL,
    trip_id uuid NOT NULL,
    last_told jsonb NOT NULL,
    due_at timestamp(3) with time zone,
    told_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE duty_turns (
    trip_id uuid NOT NULL,
    day date NOT NULL,
    duty text NOT NULL,
    household_id uuid NOT NULL
);

CREATE TABLE email_changes (
    user_id uuid NOT NULL,
    session_id uuid NOT NULL,
    email citext NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    confirmed_at timestamp(3) with time zone,
    CONSTRAINT email_changes_text_check CHECK ((char_length((email)::text) <= 254))
);

CREATE TABLE expense_shares (
    expense_id uuid NOT NULL,
    household_id uuid NOT NULL,
    weight integer NOT NULL,
    cents integer NOT NULL,
    trip_id uuid NOT NULL,
    CONSTRAINT expense_shares_check CHECK (((weight >= 0) AND (cents >= 0)))
);

CREATE TABLE expenses (
    id uuid NOT NULL,
    trip_id uuid NOT NULL,
    what text NOT NULL,
    day date NOT NULL,
    cents integer NOT NULL,
    paid_by uuid NOT NULL,
    added_by uuid NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    changed_in jsonb DEFAULT '{}'::jsonb NOT NULL,
    split expense_split DEFAULT 'weighted'::expense_split NOT NULL,
    refund boolean DEFAULT false NOT NULL,
    CONSTRAINT expenses_cents_check CHECK (((cents >= 1) AND (cents <= 10000000))),
    CONSTRAINT expenses_text_check CHECK (((btrim(what) <> ''::text) AND (char_length(what) <= 80)))
);

CREATE TABLE fit_notes (
    trip_id uuid NOT NULL,
    key text NOT NULL,
    household_id uuid NOT NULL,
    site text NOT NULL,
    fact text NOT NULL,
    answer boolean NOT NULL,
    note text,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT fit_notes_text_check CHECK (((char_length(key) <= 100) AND (char_length(site) <= 200) AND (char_length(fact) <= 2000) AND (btrim(note) <> ''::text) AND (char_length(note) <= 200)))
);

CREATE TABLE forecasts (
    latitude smallint NOT NULL,
    longitude smallint NOT NULL,
    zone text NOT NULL,
    days jsonb,
    as_of timestamp(3) with time zone,
    asked_at timestamp(3) with time zone NOT NULL,
    asking boolean NOT NULL,
    CONSTRAINT forecasts_days_check CHECK ((((days IS NULL) = (as_of IS NULL)) AND (jsonb_typeof(days) = 'array'::text) AND (char_length((days)::text) <= 20000))),
    CONSTRAINT forecasts_place_check CHECK ((((latitude >= '-900'::integer) AND (latitude <= 900)) AND ((longitude >= '-1800'::integer) AND (longitude <= 1800))))
);

CREATE TABLE gear_items (
    id uuid NOT NULL,
    profile_id uuid NOT NULL,
    name citext NOT NULL,
    shared boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT gear_items_text_check CHECK (((btrim((name)::text) <> ''::text) AND (char_length((name)::text) <= 80)))
);

CREATE TABLE gear_lines (
    id uuid NOT NULL,
    trip_id uuid NOT NULL,
    rule text,
    name text,
    needed integer,
    struck boolean DEFAULT false NOT NULL,
    added_by uuid,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT gear_lines_needed_check CHECK (((needed >= 0) AND (needed <= 999))),
    CONSTRAINT gear_lines_rule_check CHECK (((rule IS NOT NULL) OR ((name IS NOT NULL) AND (needed IS NOT NULL)))),
    CONSTRAINT gear_lines_text_check CHECK (((btrim(name) <> ''::text) AND (char_length(name) <= 80)))
);

CREATE TABLE gear_offers (
    line_id uuid NOT NULL,
    household_id uuid NOT NULL,
    trip_id uuid NOT NULL,
    quantity integer NOT NULL,
    CONSTRAINT gear_offers_quantity_check CHECK (((quantity >= 0) AND (quantity <= 999)))
);

CREATE TABLE group_members (
    id uuid NOT NULL,
    group_id uuid NOT NULL,
    email citext NOT NULL,
    CONSTRAINT group_members_text_check CHECK ((char_length((email)::text) <= 254))
);

CREATE TABLE groups (
    id uuid NOT NULL,
    profile_id uuid NOT NULL,
    name citext NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT groups_text_check CHECK (((btrim((name)::text) <> ''::text) AND (char_length((name)::text) <= 80)))
);

CREATE TABLE hidden_trips (
    profile_id uuid NOT NULL,
    trip_id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE home_contacts (
    id uuid NOT NULL,
    trip_id uuid NOT NULL,
    household_id uuid NOT NULL,
    household_name text NOT NULL,
    token_hash text NOT NULL,
    name text NOT NULL,
    email citext NOT NULL,
    phone text,
    own_email citext,
    own_phone text,
    back_at timestamp(3) with time zone NOT NULL,
    worry_at timestamp(3) with time zone NOT NULL,
    route text,
    device text,
    send text NOT NULL,
    sent_at timestamp(3) with time zone,
    reminded_at timestamp(3) with time zone,
    asked_at timestamp(3) with time zone,
    alarmed_at timestamp(3) with time zone,
    seen_at timestamp(3) with time zone,
    back_said_at timestamp(3) with time zone,
    refused_by text,
    shut_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT home_contacts_refused_by_check CHECK ((refused_by = ANY (ARRAY['address'::text, 'person'::text]))),
    CONSTRAINT home_contacts_send_check CHECK ((send = ANY (ARRAY['now'::text, 'on leaving'::text]))),
    CONSTRAINT home_contacts_text_check CHECK (((btrim(name) <> ''::text) AND (char_length(name) <= 80) AND (char_length((email)::text) <= 254) AND (char_length((own_email)::text) <= 254) AND (char_length(phone) <= 40) AND (char_length(own_phone) <= 40) AND (char_length(route) <= 1000) AND (char_length(device) <= 100))),
    CONSTRAINT home_contacts_times_check CHECK ((worry_at >= back_at))
);

CREATE TABLE households (
    trip_id uuid NOT NULL,
    id uuid NOT NULL,
    role household_role DEFAULT 'member'::household_role NOT NULL,
    origin household_origin DEFAULT 'email'::household_origin NOT NULL,
    joined_by uuid,
    profile_id uuid,
    refused_by_id uuid,
    name text,
    attending boolean,
    answered_at timestamp(3) with time zone,
    arrive_on date,
    leave_on date,
    reconfirm boolean DEFAULT false NOT NULL,
    agreed_to jsonb,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    left_at timestamp(3) with time zone,
    arrive_by day_part,
    leave_by day_part,
    pay_to text,
    merged_into uuid,
    account_deleted boolean DEFAULT false NOT NULL,
    left_email citext,
    left_profile_id uuid,
    CONSTRAINT households_left_check CHECK (
CASE
    WHEN (left_at IS NULL) THEN ((num_nonnulls(left_profile_id, left_email) = 0) AND (NOT account_deleted))
    ELSE ((num_nonnulls(profile_id, refused_by_id, attending, answered_at, arrive_on, leave_on, arrive_by, leave_by, agreed_to, joined_by) = 0) AND (NOT reconfirm) AND (role = 'member'::household_role) AND ((name IS NOT NULL) OR (num_nonnulls(left_profile_id, left_email) = 0)) AND (NOT (account_deleted AND (name IS NOT NULL))))
END),
    CONSTRAINT households_name_check CHECK (((btrim(name) <> ''::text) AND (char_length(name) <= 80))),
    CONSTRAINT households_nights_check CHECK ((leave_on >= arrive_on)),
    CONSTRAINT households_origin_check CHECK ((((role = 'organiser'::household_role) = (id = trip_id)) AND ((role = 'organiser'::household_role) = (origin = 'made'::household_origin)) AND ((origin = 'link'::household_origin) = (joined_by IS NOT NULL)) AND ((role <> 'organiser'::household_role) OR ((profile_id IS NOT NULL) AND (attending IS TRUE))))),
    CONSTRAINT households_pay_to_check CHECK (((btrim(pay_to) <> ''::text) AND (char_length(pay_to) <= 120) AND ((pay_to IS NULL) OR (left_at IS NULL))))
);

CREATE TABLE idempotency_keys (
    user_id uuid,
    key text NOT NULL,
    body_hash text NOT NULL,
    status integer NOT NULL,
    response jsonb NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    owner_id uuid NOT NULL,
    trip_id uuid,
    household_id uuid,
    CONSTRAINT idempotency_keys_owner_check CHECK (((owner_id = COALESCE(user_id, household_id)) AND ((user_id IS NULL) = (household_id IS NOT NULL)) AND ((trip_id IS NULL) = (household_id IS NULL))))
);

CREATE TABLE invitation_reports (
    invite_id uuid NOT NULL,
    sender_id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE invite_links (
    token_hash text NOT NULL,
    invite_id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE invite_signup_tokens (
    token_hash text NOT NULL,
    invite_id uuid NOT NULL,
    email citext NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    used_at timestamp(3) with time zone,
    CONSTRAINT invite_signup_tokens_text_check CHECK ((char_length((email)::text) <= 254))
);

CREATE TABLE invites (
    id uuid NOT NULL,
    trip_id uuid NOT NULL,
    email citext,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    reminded_at timestamp(3) with time zone,
    receipt_of text,
    told_reply_to boolean DEFAULT false NOT NULL,
    note text,
    note_by uuid,
    given_email citext,
    confirmed_email citext,
    CONSTRAINT invites_note_check CHECK (((btrim(note) <> ''::text) AND (char_length(note) <= 500))),
    CONSTRAINT invites_text_check CHECK ((char_length((email)::text) <= 254))
);

CREATE TABLE known_words (
    word text NOT NULL COLLATE pg_catalog."C"
);

CREATE TABLE mail_refusals (
    email citext NOT NULL,
    kind mail_kind NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE mail_tallies (
    sender_id uuid NOT NULL,
    day date NOT NULL,
    sent integer DEFAULT 0 NOT NULL,
    refused integer DEFAULT 0 NOT NULL
);

CREATE TABLE meal_cooks (
    meal_id uuid NOT NULL,
    household_id uuid NOT NULL,
    trip_id uuid NOT NULL
);

CREATE TABLE meal_items (
    id uuid NOT NULL,
    meal_id uuid NOT NULL,
    trip_id uuid NOT NULL,
    text text NOT NULL,
    ticked boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    taken_by uuid,
    CONSTRAINT meal_items_text_check CHECK (((btrim(text) <> ''::text) AND (char_length(text) <= 200)))
);

CREATE TABLE meals (
    id uuid NOT NULL,
    trip_id uuid NOT NULL,
    day date NOT NULL,
    kind meal_kind NOT NULL,
    title text,
    notes text,
    CONSTRAINT meals_text_check CHECK (((btrim(title) <> ''::text) AND (char_length(title) <= 80) AND (btrim(notes) <> ''::text) AND (char_length(notes) <= 500)))
);

CREATE TABLE notices (
    id uuid NOT NULL,
    trip_id uuid NOT NULL,
    household_id uuid NOT NULL,
    text text NOT NULL,
    announcement boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    edited_at timestamp(3) with time zone,
    CONSTRAINT notices_text_check CHECK (((btrim(text) <> ''::text) AND (char_length(text) <= 2000)))
);

CREATE TABLE notification_choices (
    profile_id uuid NOT NULL,
    kind notification_kind NOT NULL,
    mail boolean NOT NULL,
    bell boolean NOT NULL,
    push boolean NOT NULL
);

CREATE TABLE notifications (
    id uuid NOT NULL,
    profile_id uuid NOT NULL,
    trip_id uuid NOT NULL,
    kind notification_kind NOT NULL,
    about uuid NOT NULL,
    text text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    read_at timestamp(3) with time zone,
    household_id uuid,
    notice_id uuid,
    CONSTRAINT notifications_text_check CHECK (((btrim(text) <> ''::text) AND (char_length(text) <= 500)))
);

CREATE TABLE observation_dismissals (
    profile_id uuid NOT NULL,
    campsite_id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE operator_entries (
    id uuid NOT NULL,
    at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    by text NOT NULL,
    action text NOT NULL,
    kind text NOT NULL,
    subject_id text NOT NULL,
    about text NOT NULL,
    reason text NOT NULL,
    before jsonb,
    undoes uuid,
    CONSTRAINT operator_entries_kind_check CHECK ((kind = ANY (ARRAY['campsite'::text, 'person'::text, 'mail'::text]))),
    CONSTRAINT operator_entries_text_check CHECK (((char_length(by) <= 254) AND (char_length(action) <= 40) AND (char_length(subject_id) <= 100) AND (char_length(about) <= 300) AND (btrim(reason) <> ''::text) AND (char_length(reason) <= 500)))
);

CREATE TABLE packing_items (
    trip_id uuid NOT NULL,
    item_id uuid NOT NULL,
    source packing_source NOT NULL,
    name text NOT NULL,
    quantity integer,
    packed boolean DEFAULT false NOT NULL,
    mark text,
    left_out boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    household_id uuid NOT NULL,
    CONSTRAINT packing_items_mark_check CHECK ((mark = ANY (ARRAY['forgot'::text, 'not needed'::text]))),
    CONSTRAINT packing_items_text_check CHECK (((btrim(name) <> ''::text) AND (char_length(name) <= 80)))
);

CREATE TABLE payments (
    id uuid NOT NULL,
    trip_id uuid NOT NULL,
    from_household uuid NOT NULL,
    to_household uuid NOT NULL,
    cents integer NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT payments_cents_check CHECK ((cents > 0)),
    CONSTRAINT payments_households_check CHECK ((from_household <> to_household))
);

CREATE TABLE pending_signups (
    id uuid NOT NULL,
    email citext NOT NULL,
    name text NOT NULL,
    password_hash text NOT NULL,
    token_hash text NOT NULL,
    browser_hash text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    confirmed_at timestamp(3) with time zone,
    onward text,
    other_browsers text[] DEFAULT ARRAY[]::text[],
    CONSTRAINT pending_signups_onward_check CHECK ((char_length(onward) <= 2000)),
    CONSTRAINT pending_signups_text_check CHECK (((char_length((email)::text) <= 254) AND (char_length(name) <= 254)))
);

CREATE TABLE pitch_households (
    pitch_id uuid NOT NULL,
    household_id uuid NOT NULL,
    trip_id uuid NOT NULL
);

CREATE TABLE pitches (
    id uuid NOT NULL,
    booking_id uuid NOT NULL,
    trip_id uuid NOT NULL,
    name text NOT NULL,
    max_people integer,
    max_cars integer,
    "position" integer NOT NULL,
    CONSTRAINT pitches_limits_check CHECK ((((max_people >= 1) AND (max_people <= 999)) AND ((max_cars >= 0) AND (max_cars <= 999)))),
    CONSTRAINT pitches_name_check CHECK (((btrim(name) <> ''::text) AND (char_length(name) <= 40)))
);

CREATE TABLE places (
    id uuid NOT NULL,
    name text NOT NULL,
    state text NOT NULL,
    postcode text NOT NULL,
    latitude double precision NOT NULL,
    longitude double precision NOT NULL,
    population integer NOT NULL,
    approx boolean NOT NULL,
    search_name text GENERATED ALWAYS AS (search_words(name)) STORED COLLATE pg_catalog."C",
    CONSTRAINT places_position_check CHECK ((((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision)) AND ((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision)))),
    CONSTRAINT places_postcode_check CHECK ((postcode ~ '^[0-9]{4}$'::text)),
    CONSTRAINT places_text_check CHECK (((btrim(name) <> ''::text) AND (char_length(name) <= 80)))
);

CREATE TABLE plan_goers (
    plan_id uuid NOT NULL,
    household_id uuid NOT NULL,
    trip_id uuid NOT NULL
);

CREATE TABLE plan_refusals (
    email citext NOT NULL,
    sender text NOT NULL,
    counts boolean DEFAULT true NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE plans (
    id uuid NOT NULL,
    trip_id uuid NOT NULL,
    day date NOT NULL,
    at text,
    text text NOT NULL,
    notes text,
    added_by uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    removed_at timestamp(3) with time zone,
    CONSTRAINT plans_at_check CHECK ((at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
    CONSTRAINT plans_text_check CHECK (((btrim(text) <> ''::text) AND (char_length(text) <= 120) AND (char_length(notes) <= 500)))
);

CREATE TABLE profiles (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    username citext NOT NULL,
    name text NOT NULL,
    suburb text,
    postcode text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT profiles_postcode_check CHECK ((postcode ~ '^[0-9]{4}$'::text)),
    CONSTRAINT profiles_text_check CHECK ((((char_length((username)::text) >= 2) AND (char_length((username)::text) <= 40)) AND (btrim(name) <> ''::text) AND (char_length(name) <= 80) AND (char_length(suburb) <= 80)))
);

CREATE TABLE push_subscriptions (
    id uuid NOT NULL,
    session_id uuid NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT push_subscriptions_endpoint_check CHECK (((endpoint ~~ 'https://%'::text) AND (char_length(endpoint) <= 2000)))
);

CREATE TABLE rate_limits (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);

CREATE TABLE refused_addresses (
    address citext NOT NULL,
    error text NOT NULL,
    times integer DEFAULT 1 NOT NULL,
    last_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT refused_addresses_text_check CHECK (((char_length((address)::text) <= 254) AND (char_length(error) <= 300)))
);

CREATE TABLE reset_tokens (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    used_at timestamp(3) with time zone
);

CREATE TABLE rides (
    id uuid NOT NULL,
    profile_id uuid NOT NULL,
    type ride_type NOT NULL,
    make text,
    model text,
    colour text,
    registration text,
    drivetrain drivetrain,
    trailer_type trailer_type,
    boat_type boat_type,
    description text,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    can_tow boolean,
    seats integer,
    CONSTRAINT rides_seats_check CHECK ((((type = 'car'::ride_type) OR (num_nonnulls(seats, can_tow) = 0)) AND ((seats >= 1) AND (seats <= 30)))),
    CONSTRAINT rides_text_check CHECK (((char_length(make) <= 80) AND (char_length(model) <= 80) AND (char_length(colour) <= 80) AND (char_length(registration) <= 80) AND (char_length(description) <= 500))),
    CONSTRAINT rides_type_check CHECK (
CASE type
    WHEN 'car'::ride_type THEN ((make IS NOT NULL) AND (num_nonnulls(trailer_type, boat_type) = 0))
    WHEN 'trailer'::ride_type THEN ((trailer_type IS NOT NULL) AND (num_nonnulls(make, model, colour, registration, drivetrain, boat_type) = 0))
    WHEN 'boat'::ride_type THEN ((boat_type IS NOT NULL) AND (num_nonnulls(make, model, colour, registration, drivetrain, trailer_type) = 0))
    ELSE false
END)
);

CREATE TABLE saved_sites (
    profile_id uuid NOT NULL,
    campsite_id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    user_agent text,
    address text,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    link_until timestamp(3) with time zone,
    with_google boolean DEFAULT false NOT NULL,
    operator_until timestamp(3) with time zone
);

CREATE TABLE share_links (
    id uuid NOT NULL,
    trip_id uuid NOT NULL,
    token_hash text NOT NULL,
    "limit" integer NOT NULL,
    ends_on date,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    made_by uuid,
    CONSTRAINT share_links_limit_check CHECK ((("limit" >= 1) AND ("limit" <= 200)))
);

CREATE TABLE signup_links (
    token_hash text NOT NULL,
    signup_id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE site_corrections (
    source_ref text NOT NULL,
    name text,
    latitude double precision,
    longitude double precision,
    gone boolean DEFAULT false NOT NULL,
    given_name text NOT NULL,
    given_latitude double precision NOT NULL,
    given_longitude double precision NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT site_corrections_name_check CHECK (((btrim(name) <> ''::text) AND (char_length(name) <= 200))),
    CONSTRAINT site_corrections_position_check CHECK ((((latitude IS NULL) = (longitude IS NULL)) AND ((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision)) AND ((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))))
);

CREATE TABLE site_dogs (
    source_ref text NOT NULL,
    says dog_evidence NOT NULL
);

CREATE TABLE site_features (
    id uuid NOT NULL,
    name citext NOT NULL,
    bundled boolean DEFAULT false NOT NULL,
    search_name text NOT NULL,
    CONSTRAINT site_features_text_check CHECK (((btrim((name)::text) <> ''::text) AND (char_length((name)::text) <= 80)))
);

CREATE TABLE site_merges (
    campsite_id uuid NOT NULL,
    into_id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT site_merges_two_check CHECK ((campsite_id <> into_id))
);

CREATE TABLE site_observations (
    campsite_id uuid NOT NULL,
    profile_id uuid NOT NULL,
    pets boolean,
    toilets boolean,
    water boolean,
    showers boolean,
    power boolean,
    fires boolean,
    reception boolean,
    boat_ramp boolean,
    access drivetrain,
    seen_on date NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE site_parks (
    source_ref text NOT NULL,
    sure park_evidence NOT NULL,
    name text,
    search_name text GENERATED ALWAYS AS (search_words(name)) STORED COLLATE pg_catalog."C"
);

CREATE TABLE site_reports (
    campsite_id uuid NOT NULL,
    profile_id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    reason text,
    message text,
    CONSTRAINT site_reports_text_check CHECK (((reason = ANY (ARRAY['wrong'::text, 'closed'::text, 'unsafe'::text, 'private'::text, 'offensive'::text, 'other'::text])) AND (char_length(message) <= 5000)))
);

CREATE TABLE site_roads (
    source_ref text NOT NULL,
    says road_evidence,
    island island_evidence
);

CREATE TABLE todos (
    id uuid NOT NULL,
    trip_id uuid NOT NULL,
    text text NOT NULL,
    owner_id uuid,
    due_on date,
    done_at timestamp(3) with time zone,
    done_by uuid,
    added_by uuid NOT NULL,
    origin todo_origin DEFAULT 'added'::todo_origin NOT NULL,
    reminded_of date,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    booking_id uuid,
    deadline booking_deadline,
    forewarned_of date,
    CONSTRAINT todos_booking_check CHECK ((((booking_id IS NULL) = (deadline IS NULL)) AND ((booking_id IS NOT NULL) = (origin = 'booking'::todo_origin)))),
    CONSTRAINT todos_done_check CHECK (((done_at IS NULL) = (done_by IS NULL))),
    CONSTRAINT todos_text_check CHECK (((btrim(text) <> ''::text) AND (char_length(text) <= 200)))
);

CREATE TABLE trip_people (
    trip_id uuid NOT NULL,
    id uuid NOT NULL,
    household_id uuid NOT NULL,
    "position" smallint DEFAULT 0 NOT NULL,
    crew_member_id uuid,
    type crew_type,
    name text,
    age age,
    pet_type pet_type,
    diet text,
    CONSTRAINT trip_people_text_check CHECK (((btrim(name) <> ''::text) AND (char_length(name) <= 80) AND (btrim(diet) <> ''::text) AND (char_length(diet) <= 200))),
    CONSTRAINT trip_people_type_check CHECK (
CASE type
    WHEN 'camper'::crew_type THEN ((crew_member_id IS NULL) AND (name IS NOT NULL) AND (age IS NOT NULL) AND (pet_type IS NULL))
    WHEN 'pet'::crew_type THEN ((crew_member_id IS NULL) AND (name IS NOT NULL) AND (pet_type IS NOT NULL) AND (num_nonnulls(age, diet) = 0))
    ELSE ((crew_member_id IS NOT NULL) AND (num_nonnulls(name, age, pet_type, diet) = 0))
END)
);

CREATE TABLE trip_seats (
    trip_id uuid NOT NULL,
    person_id uuid NOT NULL,
    ride_id uuid,
    part_way boolean DEFAULT false NOT NULL
);

CREATE TABLE trip_tows (
    trip_id uuid NOT NULL,
    ride_id uuid NOT NULL,
    car_id uuid NOT NULL
);

CREATE TABLE trip_vehicles (
    trip_id uuid NOT NULL,
    id uuid NOT NULL,
    household_id uuid NOT NULL,
    "position" smallint DEFAULT 0 NOT NULL,
    ride_id uuid,
    type ride_type,
    make text,
    model text,
    colour text,
    registration text,
    drivetrain drivetrain,
    seats integer,
    can_tow boolean,
    trailer_type trailer_type,
    boat_type boat_type,
    description text,
    counts_anyway boolean DEFAULT false NOT NULL,
    parks_at text,
    convoy text,
    CONSTRAINT trip_vehicles_convoy_check CHECK ((convoy = ANY (ARRAY['lead'::text, 'tail'::text]))),
    CONSTRAINT trip_vehicles_text_check CHECK (((char_length(make) <= 80) AND (char_length(model) <= 80) AND (char_length(colour) <= 80) AND (char_length(registration) <= 80) AND (char_length(description) <= 500) AND (char_length(parks_at) <= 120))),
    CONSTRAINT trip_vehicles_type_check CHECK ((((type IS NULL) = (ride_id IS NOT NULL)) AND
CASE type
    WHEN 'car'::ride_type THEN ((make IS NOT NULL) AND (num_nonnulls(trailer_type, boat_type) = 0))
    WHEN 'trailer'::ride_type THEN ((trailer_type IS NOT NULL) AND (num_nonnulls(make, model, colour, registration, drivetrain, boat_type, seats, can_tow) = 0))
    WHEN 'boat'::ride_type THEN ((boat_type IS NOT NULL) AND (num_nonnulls(make, model, colour, registration, drivetrain, trailer_type, seats, can_tow) = 0))
    ELSE (num_nonnulls(make, model, colour, registration, drivetrain, trailer_type, boat_type, seats, can_tow, description) = 0)
END AND ((seats >= 1) AND (seats <= 30))))
);

CREATE TABLE trips (
    id uuid NOT NULL,
    organiser_id uuid NOT NULL,
    name text,
    campsite_id uuid,
    location_name text NOT NULL,
    location_url text,
    start_date date NOT NULL,
    end_date date NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    called_off_at timestamp(3) with time zone,
    version integer DEFAULT 0 NOT NULL,
    ai_suggestion_id uuid,
    shows_names boolean DEFAULT true NOT NULL,
    meeting_point text,
    uhf_channel smallint,
    duties text[] DEFAULT ARRAY['Water'::text, 'Fire'::text, 'Dishes'::text],
    meeting_time text,
    hidden_todos text[] DEFAULT ARRAY[]::text[],
    meeting_latitude double precision,
    meeting_longitude double precision,
    CONSTRAINT trips_dates_check CHECK ((end_date >= start_date)),
    CONSTRAINT trips_duties_check CHECK (((duties IS NOT NULL) AND (cardinality(duties) <= 10))),
    CONSTRAINT trips_hidden_todos_check CHECK (((hidden_todos IS NOT NULL) AND (cardinality(hidden_todos) <= 100))),
    CONSTRAINT trips_location_url_check CHECK (((location_url ~* '^https?://'::text) AND (char_length(location_url) <= 2000))),
    CONSTRAINT trips_meeting_coordinates_check CHECK ((((meeting_latitude IS NULL) = (meeting_longitude IS NULL)) AND ((meeting_latitude >= ('-90'::integer)::double precision) AND (meeting_latitude <= (90)::double precision)) AND ((meeting_longitude >= ('-180'::integer)::double precision) AND (meeting_longitude <= (180)::double precision)))),
    CONSTRAINT trips_meeting_time_check CHECK ((meeting_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
    CONSTRAINT trips_notes_check CHECK (((btrim(meeting_point) <> ''::text) AND (char_length(meeting_point) <= 200) AND ((uhf_channel >= 1) AND (uhf_channel <= 80)))),
    CONSTRAINT trips_site_check CHECK ((num_nonnulls(campsite_id, ai_suggestion_id) < 2)),
    CONSTRAINT trips_text_check CHECK (((btrim(name) <> ''::text) AND (char_length(name) <= 80) AND (btrim(location_name) <> ''::text) AND (char_length(location_name) <= 200)))
);

CREATE TABLE users (
    id uuid NOT NULL,
    email citext NOT NULL,
    name text,
    password_hash text,
    confirmed_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    news_seen_on date,
    suspended_at timestamp(3) with time zone,
    suspended_for text,
    reports_muted_at timestamp(3) with time zone,
    sending_paused_at timestamp(3) with time zone,
    sending_paused_for text,
    sending_resumed_at timestamp(3) with time zone,
    CONSTRAINT users_sending_paused_check CHECK ((((sending_paused_at IS NULL) = (sending_paused_for IS NULL)) AND (sending_paused_for = ANY (ARRAY['reports'::text, 'refusals'::text])))),
    CONSTRAINT users_suspended_check CHECK ((((suspended_at IS NULL) = (suspended_for IS NULL)) AND (char_length(suspended_for) <= 500))),
    CONSTRAINT users_text_check CHECK (((char_length((email)::text) <= 254) AND (char_length(name) <= 254)))
);

CREATE TABLE vote_answers (
    option_id uuid NOT NULL,
    household_id uuid NOT NULL,
    trip_id uuid NOT NULL,
    answer vote_answer NOT NULL
);

CREATE TABLE vote_options (
    id uuid NOT NULL,
    vote_id uuid NOT NULL,
    kind vote_option_kind NOT NULL,
    rank integer NOT NULL,
    start_date date,
    end_date date,
    campsite_id uuid,
    name text,
    chosen boolean DEFAULT false NOT NULL,
    CONSTRAINT vote_options_kind_check CHECK (
CASE kind
    WHEN 'dates'::vote_option_kind THEN ((start_date IS NOT NULL) AND (end_date IS NOT NULL) AND (start_date <= end_date) AND (campsite_id IS NULL) AND (name IS NULL))
    ELSE ((start_date IS NULL) AND (end_date IS NULL) AND (name IS NOT NULL))
END),
    CONSTRAINT vote_options_text_check CHECK (((btrim(name) <> ''::text) AND (char_length(name) <= 200)))
);

CREATE TABLE votes (
    id uuid NOT NULL,
    trip_id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    closed_at timestamp(3) with time zone,
    closes_on date,
    reminded_at timestamp(3) with time zone,
    all_voted_at timestamp(3) with time zone,
    end_told_at timestamp(3) with time zone
);
ALTER TABLE accounts ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);
ALTER TABLE ai_questions ADD CONSTRAINT ai_questions_pkey PRIMARY KEY (postcode, radius);
ALTER TABLE ai_suggestions ADD CONSTRAINT ai_suggestions_pkey PRIMARY KEY (id);
ALTER TABLE blocks ADD CONSTRAINT blocks_pkey PRIMARY KEY (id);
ALTER TABLE bookings ADD CONSTRAINT bookings_pkey PRIMARY KEY (id);
ALTER TABLE calendar_feeds ADD CONSTRAINT calendar_feeds_pkey PRIMARY KEY (profile_id);
ALTER TABLE campsite_features ADD CONSTRAINT campsite_features_pkey PRIMARY KEY (campsite_id, feature_id);
ALTER TABLE campsites ADD CONSTRAINT campsites_pkey PRIMARY KEY (id);
ALTER TABLE change_notices ADD CONSTRAINT change_notices_pkey PRIMARY KEY (trip_id, household_id);
ALTER TABLE crew_members ADD CONSTRAINT crew_members_pkey PRIMARY KEY (id);
ALTER TABLE cron_visits ADD CONSTRAINT cron_visits_pkey PRIMARY KEY (id);
ALTER TABLE daily_figures ADD CONSTRAINT daily_figures_pkey PRIMARY KEY (day, name);
ALTER TABLE deleted_items ADD CONSTRAINT deleted_items_pkey PRIMARY KEY (id);
ALTER TABLE digests ADD CONSTRAINT digests_pkey PRIMARY KEY (trip_id, profile_id);
ALTER TABLE duty_turns ADD CONSTRAINT duty_turns_pkey PRIMARY KEY (trip_id, day, duty);
ALTER TABLE email_changes ADD CONSTRAINT email_changes_pkey PRIMARY KEY (user_id);
ALTER TABLE expense_shares ADD CONSTRAINT expense_shares_pkey PRIMARY KEY (expense_id, household_id);
ALTER TABLE expenses ADD CONSTRAINT expenses_pkey PRIMARY KEY (id);
ALTER TABLE fit_notes ADD CONSTRAINT fit_notes_pkey PRIMARY KEY (trip_id, key, household_id);
ALTER TABLE forecasts ADD CONSTRAINT forecasts_pkey PRIMARY KEY (latitude, longitude, zone);
ALTER TABLE gear_items ADD CONSTRAINT gear_items_pkey PRIMARY KEY (id);
ALTER TABLE gear_lines ADD CONSTRAINT gear_lines_pkey PRIMARY KEY (id);
ALTER TABLE gear_offers ADD CONSTRAINT gear_offers_pkey PRIMARY KEY (line_id, household_id);
ALTER TABLE group_members ADD CONSTRAINT group_members_pkey PRIMARY KEY (id);
ALTER TABLE groups ADD CONSTRAINT groups_pkey PRIMARY KEY (id);
ALTER TABLE hidden_trips ADD CONSTRAINT hidden_trips_pkey PRIMARY KEY (trip_id, profile_id);
ALTER TABLE home_contacts ADD CONSTRAINT home_contacts_pkey PRIMARY KEY (id);
ALTER TABLE households ADD CONSTRAINT households_pkey PRIMARY KEY (trip_id, id);
ALTER TABLE idempotency_keys ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (owner_id, key);
ALTER TABLE invitation_reports ADD CONSTRAINT invitation_reports_pkey PRIMARY KEY (invite_id);
ALTER TABLE invite_links ADD CONSTRAINT invite_links_pkey PRIMARY KEY (token_hash);
ALTER TABLE invite_signup_tokens ADD CONSTRAINT invite_signup_tokens_pkey PRIMARY KEY (token_hash);
ALTER TABLE invites ADD CONSTRAINT invites_pkey PRIMARY KEY (id);
ALTER TABLE known_words ADD CONSTRAINT known_words_pkey PRIMARY KEY (word);
ALTER TABLE mail_refusals ADD CONSTRAINT mail_refusals_pkey PRIMARY KEY (email, kind);
ALTER TABLE mail_tallies ADD CONSTRAINT mail_tallies_pkey PRIMARY KEY (sender_id, day);
ALTER TABLE meal_cooks ADD CONSTRAINT meal_cooks_pkey PRIMARY KEY (meal_id, household_id);
ALTER TABLE meal_items ADD CONSTRAINT meal_items_pkey PRIMARY KEY (id);
ALTER TABLE meals ADD CONSTRAINT meals_pkey PRIMARY KEY (id);
ALTER TABLE notices ADD CONSTRAINT notices_pkey PRIMARY KEY (id);
ALTER TABLE notification_choices ADD CONSTRAINT notification_choices_pkey PRIMARY KEY (profile_id, kind);
ALTER TABLE notifications ADD CONSTRAINT notifications_pkey PRIMARY KEY (id);
ALTER TABLE observation_dismissals ADD CONSTRAINT observation_dismissals_pkey PRIMARY KEY (profile_id, campsite_id);
ALTER TABLE operator_entries ADD CONSTRAINT operator_entries_pkey PRIMARY KEY (id);
ALTER TABLE packing_items ADD CONSTRAINT packing_items_pkey PRIMARY KEY (trip_id, household_id, item_id);
ALTER TABLE payments ADD CONSTRAINT payments_pkey PRIMARY KEY (id);
ALTER TABLE pending_signups ADD CONSTRAINT pending_signups_pkey PRIMARY KEY (id);
ALTER TABLE pitch_households ADD CONSTRAINT pitch_households_pkey PRIMARY KEY (pitch_id, household_id);
ALTER TABLE pitches ADD CONSTRAINT pitches_pkey PRIMARY KEY (id);
ALTER TABLE places ADD CONSTRAINT places_pkey PRIMARY KEY (id);
ALTER TABLE plan_goers ADD CONSTRAINT plan_goers_pkey PRIMARY KEY (plan_id, household_id);
ALTER TABLE plan_refusals ADD CONSTRAINT plan_refusals_pkey PRIMARY KEY (email, sender);
ALTER TABLE plans ADD CONSTRAINT plans_pkey PRIMARY KEY (id);
ALTER TABLE profiles ADD CONSTRAINT profiles_pkey PRIMARY KEY (id);
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id);
ALTER TABLE rate_limits ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE refused_addresses ADD CONSTRAINT refused_addresses_pkey PRIMARY KEY (address);
ALTER TABLE reset_tokens ADD CONSTRAINT reset_tokens_pkey PRIMARY KEY (id);
ALTER TABLE rides ADD CONSTRAINT rides_pkey PRIMARY KEY (id);
ALTER TABLE saved_sites ADD CONSTRAINT saved_sites_pkey PRIMARY KEY (profile_id, campsite_id);
ALTER TABLE sessions ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE share_links ADD CONSTRAINT share_links_pkey PRIMARY KEY (id);
ALTER TABLE signup_links ADD CONSTRAINT signup_links_pkey PRIMARY KEY (token_hash);
ALTER TABLE site_corrections ADD CONSTRAINT site_corrections_pkey PRIMARY KEY (source_ref);
ALTER TABLE site_dogs ADD CONSTRAINT site_dogs_pkey PRIMARY KEY (source_ref);
ALTER TABLE site_features ADD CONSTRAINT site_features_pkey PRIMARY KEY (id);
ALTER TABLE site_merges ADD CONSTRAINT site_merges_pkey PRIMARY KEY (campsite_id);
ALTER TABLE site_observations ADD CONSTRAINT site_observations_pkey PRIMARY KEY (campsite_id, profile_id);
ALTER TABLE site_parks ADD CONSTRAINT site_parks_pkey PRIMARY KEY (source_ref);
ALTER TABLE site_reports ADD CONSTRAINT site_reports_pkey PRIMARY KEY (campsite_id, profile_id);
ALTER TABLE site_roads ADD CONSTRAINT site_roads_pkey PRIMARY KEY (source_ref);
ALTER TABLE todos ADD CONSTRAINT todos_pkey PRIMARY KEY (id);
ALTER TABLE trip_people ADD CONSTRAINT trip_people_pkey PRIMARY KEY (trip_id, id);
ALTER TABLE trip_seats ADD CONSTRAINT trip_seats_pkey PRIMARY KEY (trip_id, person_id);
ALTER TABLE trip_tows ADD CONSTRAINT trip_tows_pkey PRIMARY KEY (trip_id, ride_id);
ALTER TABLE trip_vehicles ADD CONSTRAINT trip_vehicles_pkey PRIMARY KEY (trip_id, id);
ALTER TABLE trips ADD CONSTRAINT trips_pkey PRIMARY KEY (id);
ALTER TABLE users ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE vote_answers ADD CONSTRAINT vote_answers_pkey PRIMARY KEY (option_id, household_id);
ALTER TABLE vote_options ADD CONSTRAINT vote_options_pkey PRIMARY KEY (id);
ALTER TABLE votes ADD CONSTRAINT votes_pkey PRIMARY KEY (id);
CREATE UNIQUE INDEX accounts_provider_provider_account_id_key ON accounts USING btree (provider, provider_account_id);
CREATE INDEX accounts_user_id_idx ON accounts USING btree (user_id);
CREATE INDEX ai_questions_expires_at_idx ON ai_questions USING btree (expires_at);
CREATE UNIQUE INDEX ai_suggestions_claim_rank_key ON ai_suggestions USING btree (claim, rank);
CREATE INDEX ai_suggestions_said_at_idx ON ai_suggestions USING btree (said_at);
CREATE INDEX blocks_blocked_id_idx ON blocks USING btree (blocked_id);
CREATE UNIQUE INDEX blocks_profile_id_blocked_id_key ON blocks USING btree (profile_id, blocked_id);
CREATE UNIQUE INDEX bookings_expense_id_key ON bookings USING btree (expense_id);
CREATE INDEX bookings_trip_id_idx ON bookings USING btree (trip_id);
CREATE UNIQUE INDEX calendar_feeds_token_hash_key ON calendar_feeds USING btree (token_hash);
CREATE INDEX campsite_features_feature_id_idx ON campsite_features USING btree (feature_id);
CREATE INDEX campsites_owner_id_idx ON campsites USING btree (owner_id);
CREATE INDEX campsites_position_idx ON campsites USING gist (earth_position(latitude, longitude)) WHERE (NOT group_only);
CREATE INDEX campsites_search_name_idx ON campsites USING btree (source, search_name) WHERE (share_flag AND (hidden_at IS NULL) AND (NOT group_only));
CREATE UNIQUE INDEX campsites_source_ref_key ON campsites USING btree (source_ref);
CREATE INDEX campsites_words_idx ON campsites USING gin (search_document(name, state, postcode)) WITH (fastupdate=off) WHERE (share_flag AND (hidden_at IS NULL) AND (NOT group_only));
CREATE UNIQUE INDEX crew_members_owner_key ON crew_members USING btree (profile_id) WHERE is_owner;
CREATE INDEX crew_members_profile_id_idx ON crew_members USING btree (profile_id);
CREATE INDEX deleted_items_deleted_at_idx ON deleted_items USING btree (deleted_at);
CREATE INDEX deleted_items_profile_id_idx ON deleted_items USING btree (profile_id);
CREATE INDEX duty_turns_trip_id_household_id_idx ON duty_turns USING btree (trip_id, household_id);
CREATE INDEX email_changes_expires_at_idx ON email_changes USING btree (expires_at);
CREATE UNIQUE INDEX email_changes_token_hash_key ON email_changes USING btree (token_hash);
CREATE INDEX expense_shares_household_idx ON expense_shares USING btree (trip_id, household_id);
CREATE INDEX expenses_trip_id_idx ON expenses USING btree (trip_id);
CREATE INDEX fit_notes_trip_id_household_id_idx ON fit_notes USING btree (trip_id, household_id);
CREATE UNIQUE INDEX gear_items_profile_id_name_key ON gear_items USING btree (profile_id, name);
CREATE UNIQUE INDEX gear_lines_trip_id_rule_key ON gear_lines USING btree (trip_id, rule);
CREATE INDEX gear_offers_trip_id_household_id_idx ON gear_offers USING btree (trip_id, household_id);
CREATE UNIQUE INDEX group_members_group_id_email_key ON group_members USING btree (group_id, email);
CREATE UNIQUE INDEX groups_profile_id_name_key ON groups USING btree (profile_id, name);
CREATE UNIQUE INDEX home_contacts_one_open ON home_contacts USING btree (trip_id, household_id) WHERE (shut_at IS NULL);
CREATE UNIQUE INDEX home_contacts_token_hash_key ON home_contacts USING btree (token_hash);
CREATE INDEX home_contacts_trip_id_household_id_idx ON home_contacts USING btree (trip_id, household_id);
CREATE INDEX households_left_profile_id_idx ON households USING btree (left_profile_id);
CREATE INDEX households_owing_idx ON households USING btree (trip_id, id) WHERE ((left_at IS NOT NULL) AND (name IS NOT NULL));
CREATE INDEX households_profile_id_idx ON households USING btree (profile_id);
CREATE INDEX households_refused_by_id_idx ON households USING btree (refused_by_id);
CREATE UNIQUE INDEX households_trip_id_profile_id_key ON households USING btree (trip_id, profile_id);
CREATE INDEX idempotency_keys_created_at_idx ON idempotency_keys USING btree (created_at);
CREATE INDEX idempotency_keys_trip_id_household_id_idx ON idempotency_keys USING btree (trip_id, household_id);
CREATE INDEX idempotency_keys_user_id_idx ON idempotency_keys USING btree (user_id);
CREATE INDEX invitation_reports_sender_id_idx ON invitation_reports USING btree (sender_id);
CREATE INDEX invite_links_invite_id_idx ON invite_links USING btree (invite_id);
CREATE INDEX invite_signup_tokens_expires_at_idx ON invite_signup_tokens USING btree (expires_at);
CREATE INDEX invite_signup_tokens_invite_id_idx ON invite_signup_tokens USING btree (invite_id);
CREATE INDEX invites_email_idx ON invites USING btree (email);
CREATE INDEX invites_given_email_idx ON invites USING btree (given_email) WHERE (given_email IS NOT NULL);
CREATE INDEX invites_note_by_idx ON invites USING btree (note_by);
CREATE UNIQUE INDEX invites_trip_id_email_key ON invites USING btree (trip_id, email);
CREATE UNIQUE INDEX invites_trip_id_id_key ON invites USING btree (trip_id, id);
CREATE INDEX known_words_less_a_letter_idx ON known_words USING gin (word_less_a_letter(word)) WITH (fastupdate=off);
CREATE INDEX known_words_word_idx ON known_words USING gin (word gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX mail_tallies_day_idx ON mail_tallies USING btree (day);
CREATE INDEX meal_cooks_trip_id_household_id_idx ON meal_cooks USING btree (trip_id, household_id);
CREATE INDEX meal_items_meal_id_idx ON meal_items USING btree (meal_id);
CREATE INDEX meal_items_trip_id_idx ON meal_items USING btree (trip_id);
CREATE UNIQUE INDEX meals_trip_id_day_kind_key ON meals USING btree (trip_id, day, kind);
CREATE INDEX notices_trip_id_household_id_idx ON notices USING btree (trip_id, household_id);
CREATE INDEX notifications_notice_id_idx ON notifications USING btree (notice_id);
CREATE INDEX notifications_profile_id_created_at_idx ON notifications USING btree (profile_id, created_at);
CREATE UNIQUE INDEX notifications_profile_id_trip_id_kind_about_key ON notifications USING btree (profile_id, trip_id, kind, about);
CREATE INDEX notifications_trip_id_household_id_idx ON notifications USING btree (trip_id, household_id);
CREATE INDEX notifications_trip_id_profile_id_idx ON notifications USING btree (trip_id, profile_id);
CREATE INDEX notifications_unread_idx ON notifications USING btree (profile_id) WHERE (read_at IS NULL);
CREATE INDEX observation_dismissals_campsite_id_idx ON observation_dismissals USING btree (campsite_id);
CREATE INDEX operator_entries_at_idx ON operator_entries USING btree (at);
CREATE INDEX operator_entries_subject_id_at_idx ON operator_entries USING btree (subject_id, at);
CREATE UNIQUE INDEX operator_entries_undoes_key ON operator_entries USING btree (undoes);
CREATE INDEX payments_trip_id_idx ON payments USING btree (trip_id);
CREATE INDEX pending_signups_email_idx ON pending_signups USING btree (email);
CREATE INDEX pending_signups_expires_at_idx ON pending_signups USING btree (expires_at);
CREATE UNIQUE INDEX pending_signups_token_hash_key ON pending_signups USING btree (token_hash);
CREATE INDEX pitch_households_trip_id_household_id_idx ON pitch_households USING btree (trip_id, household_id);
CREATE INDEX pitches_booking_id_idx ON pitches USING btree (booking_id);
CREATE INDEX pitches_trip_id_idx ON pitches USING btree (trip_id);
CREATE UNIQUE INDEX places_name_state_postcode_key ON places USING btree (name, state, postcode);
CREATE INDEX places_position_idx ON places USING gist (earth_position(latitude, longitude));
CREATE INDEX places_postcode_idx ON places USING btree (postcode);
CREATE INDEX places_search_name_idx ON places USING btree (search_name);
CREATE INDEX places_words_idx ON places USING gin (search_document(name, state, postcode)) WITH (fastupdate=off);
CREATE INDEX plan_goers_trip_id_household_id_idx ON plan_goers USING btree (trip_id, household_id);
CREATE INDEX plans_trip_id_idx ON plans USING btree (trip_id);
CREATE UNIQUE INDEX profiles_user_id_key ON profiles USING btree (user_id);
CREATE UNIQUE INDEX profiles_username_key ON profiles USING btree (username);
CREATE UNIQUE INDEX push_subscriptions_endpoint_key ON push_subscriptions USING btree (endpoint);
CREATE INDEX push_subscriptions_session_id_idx ON push_subscriptions USING btree (session_id);
CREATE INDEX refused_addresses_last_at_idx ON refused_addresses USING btree (last_at);
CREATE UNIQUE INDEX reset_tokens_token_hash_key ON reset_tokens USING btree (token_hash);
CREATE INDEX reset_tokens_user_id_idx ON reset_tokens USING btree (user_id);
CREATE INDEX rides_profile_id_idx ON rides USING btree (profile_id);
CREATE INDEX saved_sites_campsite_id_idx ON saved_sites USING btree (campsite_id);
CREATE INDEX sessions_expires_at_idx ON sessions USING btree (expires_at);
CREATE INDEX sessions_user_id_idx ON sessions USING btree (user_id);
CREATE INDEX share_links_made_by_idx ON share_links USING btree (made_by);
CREATE UNIQUE INDEX share_links_token_hash_key ON share_links USING btree (token_hash);
CREATE UNIQUE INDEX share_links_trip_id_key ON share_links USING btree (trip_id);
CREATE INDEX signup_links_signup_id_idx ON signup_links USING btree (signup_id);
CREATE UNIQUE INDEX site_features_name_key ON site_features USING btree (name);
CREATE INDEX site_features_words_idx ON site_features USING gin (array_to_tsvector(string_to_array(search_name, ' '::text)));
CREATE INDEX site_merges_into_id_idx ON site_merges USING btree (into_id);
CREATE INDEX site_observations_profile_id_idx ON site_observations USING btree (profile_id);
CREATE INDEX site_parks_search_name_idx ON site_parks USING btree (search_name);
CREATE INDEX site_parks_words_idx ON site_parks USING gin (search_document(name, NULL::text, NULL::text)) WITH (fastupdate=off);
CREATE INDEX site_reports_profile_id_idx ON site_reports USING btree (profile_id);
CREATE UNIQUE INDEX todos_booking_id_deadline_key ON todos USING btree (booking_id, deadline);
CREATE INDEX todos_due_on_idx ON todos USING btree (due_on);
CREATE INDEX todos_trip_id_idx ON todos USING btree (trip_id);
CREATE INDEX trip_people_crew_member_id_idx ON trip_people USING btree (crew_member_id);
CREATE UNIQUE INDEX trip_people_trip_id_crew_member_id_key ON trip_people USING btree (trip_id, crew_member_id);
CREATE INDEX trip_people_trip_id_household_id_idx ON trip_people USING btree (trip_id, household_id);
CREATE INDEX trip_seats_trip_id_ride_id_idx ON trip_seats USING btree (trip_id, ride_id);
CREATE UNIQUE INDEX trip_tows_trip_id_car_id_key ON trip_tows USING btree (trip_id, car_id);
CREATE INDEX trip_vehicles_ride_id_idx ON trip_vehicles USING btree (ride_id);
CREATE UNIQUE INDEX trip_vehicles_trip_id_convoy_key ON trip_vehicles USING btree (trip_id, convoy);
CREATE INDEX trip_vehicles_trip_id_household_id_idx ON trip_vehicles USING btree (trip_id, household_id);
CREATE UNIQUE INDEX trip_vehicles_trip_id_ride_id_key ON trip_vehicles USING btree (trip_id, ride_id);
CREATE INDEX trips_ai_suggestion_id_idx ON trips USING btree (ai_suggestion_id);
CREATE INDEX trips_campsite_id_idx ON trips USING btree (campsite_id);
CREATE INDEX trips_organiser_id_idx ON trips USING btree (organiser_id);
CREATE UNIQUE INDEX users_email_key ON users USING btree (email);
CREATE INDEX users_judged_idx ON users USING btree (id) WHERE ((suspended_at IS NOT NULL) OR (reports_muted_at IS NOT NULL) OR (sending_paused_at IS NOT NULL));
CREATE INDEX vote_answers_trip_id_household_id_idx ON vote_answers USING btree (trip_id, household_id);
CREATE INDEX vote_options_campsite_id_idx ON vote_options USING btree (campsite_id);
CREATE UNIQUE INDEX vote_options_vote_id_kind_rank_key ON vote_options USING btree (vote_id, kind, rank);
CREATE UNIQUE INDEX votes_trip_id_key ON votes USING btree (trip_id);
CREATE TRIGGER bookings_raise_version AFTER INSERT OR DELETE OR UPDATE OF status, reference, check_in, check_out ON bookings FOR EACH ROW EXECUTE FUNCTION raise_trip_version();
CREATE TRIGGER bookings_told AFTER INSERT OR DELETE OR UPDATE ON bookings FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER campsites_changed_words AFTER UPDATE ON campsites REFERENCING OLD TABLE AS gone NEW TABLE AS kept FOR EACH STATEMENT EXECUTE FUNCTION remove_known_words();
CREATE TRIGGER campsites_deleted_words AFTER DELETE ON campsites REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION remove_known_words();
CREATE TRIGGER campsites_raise_version AFTER UPDATE OF address, latitude, longitude, share_flag, owner_id ON campsites FOR EACH ROW WHEN ((((((old.address IS DISTINCT FROM new.address) OR (old.latitude IS DISTINCT FROM new.latitude)) OR (old.longitude IS DISTINCT FROM new.longitude)) OR (old.share_flag IS DISTINCT FROM new.share_flag)) OR (old.owner_id IS DISTINCT FROM new.owner_id))) EXECUTE FUNCTION raise_versions_with();
CREATE TRIGGER campsites_words_known AFTER INSERT OR UPDATE OF name, share_flag ON campsites FOR EACH ROW WHEN (new.share_flag) EXECUTE FUNCTION add_known_words();
CREATE TRIGGER crew_members_told AFTER UPDATE ON crew_members FOR EACH ROW EXECUTE FUNCTION tell_trips_with();
CREATE TRIGGER duty_turns_told AFTER INSERT OR DELETE OR UPDATE ON duty_turns FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER expenses_told AFTER INSERT OR DELETE OR UPDATE ON expenses FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER fit_notes_told AFTER INSERT OR DELETE OR UPDATE ON fit_notes FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER gear_items_told AFTER INSERT OR DELETE OR UPDATE ON gear_items FOR EACH ROW EXECUTE FUNCTION tell_trips_shared_with();
CREATE TRIGGER gear_lines_told AFTER INSERT OR DELETE OR UPDATE ON gear_lines FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER gear_offers_told AFTER INSERT OR DELETE OR UPDATE ON gear_offers FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER households_told AFTER INSERT OR DELETE OR UPDATE ON households FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER invites_told AFTER INSERT OR DELETE OR UPDATE ON invites FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER meal_cooks_told AFTER INSERT OR DELETE OR UPDATE ON meal_cooks FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER meal_items_told AFTER INSERT OR DELETE OR UPDATE ON meal_items FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER meals_told AFTER INSERT OR DELETE OR UPDATE ON meals FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER notices_told AFTER INSERT OR DELETE OR UPDATE ON notices FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER operator_entries_kept BEFORE DELETE OR UPDATE ON operator_entries FOR EACH ROW EXECUTE FUNCTION refuse_log_change();
CREATE TRIGGER operator_entries_not_emptied BEFORE TRUNCATE ON operator_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_log_change();
CREATE TRIGGER payments_told AFTER INSERT OR DELETE OR UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER pitch_households_moved_raise AFTER UPDATE ON pitch_households REFERENCING NEW TABLE AS placed FOR EACH STATEMENT EXECUTE FUNCTION raise_version_of_placed();
CREATE TRIGGER pitch_households_placed_raise AFTER INSERT ON pitch_households REFERENCING NEW TABLE AS placed FOR EACH STATEMENT EXECUTE FUNCTION raise_version_of_placed();
CREATE TRIGGER pitch_households_taken_off_raise AFTER DELETE ON pitch_households REFERENCING OLD TABLE AS placed FOR EACH STATEMENT EXECUTE FUNCTION raise_version_of_placed();
CREATE TRIGGER pitch_households_told AFTER INSERT OR DELETE OR UPDATE ON pitch_households FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER pitches_raise_version AFTER UPDATE OF name, "position" ON pitches FOR EACH ROW EXECUTE FUNCTION raise_trip_version();
CREATE TRIGGER pitches_told AFTER INSERT OR DELETE OR UPDATE ON pitches FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER places_words_known AFTER INSERT OR UPDATE OF name ON places FOR EACH ROW EXECUTE FUNCTION add_known_words();
CREATE TRIGGER plan_goers_told AFTER INSERT OR DELETE OR UPDATE ON plan_goers FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER plans_told AFTER INSERT OR DELETE OR UPDATE ON plans FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER profiles_raise_version AFTER UPDATE OF name ON profiles FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION raise_versions_with();
CREATE TRIGGER profiles_told AFTER UPDATE ON profiles FOR EACH ROW EXECUTE FUNCTION tell_trips_with();
CREATE TRIGGER rate_limits_commit_later BEFORE INSERT OR UPDATE ON rate_limits FOR EACH STATEMENT EXECUTE FUNCTION commit_later();
CREATE TRIGGER rides_told AFTER UPDATE ON rides FOR EACH ROW EXECUTE FUNCTION tell_trips_with();
CREATE TRIGGER share_links_told AFTER INSERT OR DELETE OR UPDATE ON share_links FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER site_parks_words_known AFTER INSERT OR UPDATE OF name ON site_parks FOR EACH ROW EXECUTE FUNCTION add_known_words();
CREATE TRIGGER todos_raise_version AFTER UPDATE OF text, due_on ON todos FOR EACH ROW WHEN (((new.booking_id IS NOT NULL) AND ((old.text IS DISTINCT FROM new.text) OR (old.due_on IS DISTINCT FROM new.due_on)))) EXECUTE FUNCTION raise_trip_version();
CREATE TRIGGER todos_told AFTER INSERT OR DELETE OR UPDATE ON todos FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER trip_people_told AFTER INSERT OR DELETE OR UPDATE ON trip_people FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER trip_seats_told AFTER INSERT OR DELETE OR UPDATE ON trip_seats FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER trip_tows_told AFTER INSERT OR DELETE OR UPDATE ON trip_tows FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER trip_vehicles_told AFTER INSERT OR DELETE OR UPDATE ON trip_vehicles FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER trips_raise_version BEFORE UPDATE OF name, start_date, end_date, location_name, campsite_id, called_off_at ON trips FOR EACH ROW WHEN (((((((old.name IS DISTINCT FROM new.name) OR (old.start_date IS DISTINCT FROM new.start_date)) OR (old.end_date IS DISTINCT FROM new.end_date)) OR (old.location_name IS DISTINCT FROM new.location_name)) OR (old.campsite_id IS DISTINCT FROM new.campsite_id)) OR (old.called_off_at IS DISTINCT FROM new.called_off_at))) EXECUTE FUNCTION raise_own_version();
CREATE TRIGGER trips_told AFTER DELETE OR UPDATE ON trips FOR EACH ROW EXECUTE FUNCTION tell_trip('id');
CREATE TRIGGER vote_answers_told AFTER INSERT OR DELETE OR UPDATE ON vote_answers FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER vote_options_raise_version AFTER INSERT OR DELETE OR UPDATE OF start_date, end_date, name, rank ON vote_options FOR EACH ROW EXECUTE FUNCTION raise_version_of_vote();
CREATE TRIGGER votes_raise_version AFTER INSERT OR DELETE OR UPDATE OF closed_at, closes_on ON votes FOR EACH ROW EXECUTE FUNCTION raise_trip_version();
CREATE TRIGGER votes_told AFTER INSERT OR DELETE OR UPDATE ON votes FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
ALTER TABLE accounts ADD CONSTRAINT accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE blocks ADD CONSTRAINT blocks_blocked_id_fkey FOREIGN KEY (blocked_id) REFERENCES profiles(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE blocks ADD CONSTRAINT blocks_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE bookings ADD CONSTRAINT bookings_added_by_fkey FOREIGN KEY (trip_id, added_by) REFERENCES households(trip_id, id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE bookings ADD CONSTRAINT bookings_expense_id_fkey FOREIGN KEY (expense_id) REFERENCES expenses(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE bookings ADD CONSTRAINT bookings_household_id_fkey FOREIGN KEY (trip_id, household_id) REFERENCES households(trip_id, id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE bookings ADD CONSTRAINT bookings_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES trips(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE calendar_feeds ADD CONSTRAINT calendar_feeds_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE campsite_features ADD CONSTRAINT campsite_features_campsite_id_fkey FOREIGN KEY (campsite_id) REFERENCES campsites(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE campsite_features ADD CONSTRAINT campsite_features_feature_id_fkey FOREIGN KEY (feature_id) REFERENCES site_features(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE campsites ADD CONSTRAINT campsites_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES profiles(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE change_notices ADD CONSTRAINT change_notices_trip_id_household_id_fkey FOREIGN KEY (trip_id, household_id) REFERENCES households(trip_id, id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE crew_members ADD CONSTRAINT crew_members_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE deleted_items ADD CONSTRAINT deleted_items_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE digests ADD CONSTRAINT digests_trip_id_profile_id_fkey FOREIGN KEY (trip_id, profile_id) REFERENCES households(trip_id, profile_id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE duty_turns ADD CONSTRAINT duty_turns_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES trips(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE duty_turns ADD CONSTRAINT duty_turns_trip_id_household_id_fkey FOREIGN KEY (trip_id, household_id) REFERENCES households(trip_id, id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE email_changes ADD CONSTRAINT email_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE expense_shares ADD CONSTRAINT expense_shares_expense_id_fkey FOREIGN KEY (expense_id) REFERENCES expenses(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE expense_shares ADD CONSTRAINT expense_shares_household_fkey FOREIGN KEY (trip_id, household_id) REFERENCES households(trip_id, id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE expenses ADD CONSTRAINT expenses_added_by_fkey FOREIGN KEY (trip_id, added_by) REFERENCES households(trip_id, id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE expenses ADD CONSTRAINT expenses_paid_by_fkey FOREIGN KEY (trip_id, paid_by) REFERENCES households(trip_id, id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE expenses ADD CONSTRAINT expenses_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES trips(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE fit_notes ADD CONSTRAINT fit_notes_trip_id_household_id_fkey FOREIGN KEY (trip_id, household_id) REFERENCES households(trip_id, id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE gear_items ADD CONSTRAINT gear_items_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE gear_lines ADD CONSTRAINT gear_lines_added_by_fkey FOREIGN KEY (trip_id, added_by) REFERENCES households(trip_id, id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE gear_lines ADD CONSTRAINT gear_lines_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES trips(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE gear_offers ADD CONSTRAINT gear_offers_line_id_fkey FOREIGN KEY (line_id) REFERENCES gear_lines(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE gear_offers ADD CONSTRAINT gear_offers_trip_id_household_id_fkey FOREIGN KEY (trip_id, household_id) REFERENCES households(trip_id, id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE group_members ADD CONSTRAINT group_members_group_id_fkey FOREIGN KEY (group_id) REFERENCES groups(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE groups ADD CONSTRAINT groups_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE hidden_trips ADD CONSTRAINT hidden_trips_trip_id_profile_id_fkey FOREIGN KEY (trip_id, profile_id) REFERENCES households(trip_id, profile_id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE households ADD CONSTRAINT households_left_profile_id_fkey FOREIGN KEY (left_profile_id) REFERENCES profiles(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE households ADD CONSTRAINT households_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE households ADD CONSTRAINT households_refused_by_id_fkey FOREIGN KEY (refused_by_id) REFERENCES profiles(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE households ADD CONSTRAINT households_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES trips(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE idempotency_keys ADD CONSTRAINT idempotency_keys_trip_id_household_id_fkey FOREIGN KEY (trip_id, household_id) REFERENCES households(trip_id, id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE idempotency_keys ADD CONSTRAINT idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE invitation_reports ADD CONSTRAINT invitation_reports_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES profiles(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE invite_links ADD CONSTRAINT invite_links_invite_id_fkey FOREIGN KEY (invite_id) REFERENCES invites(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE invite_signup_tokens ADD CONSTRAINT invite_signup_tokens_invite_id_fkey FOREIGN KEY (invite_id) REFERENCES invites(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE invites ADD CONSTRAINT invites_note_by_fkey FOREIGN KEY (note_by) REFERENCES profiles(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE invites ADD CONSTRAINT invites_trip_id_id_fkey FOREIGN KEY (trip_id, id) REFERENCES households(trip_id, id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE mail_tallies ADD CONSTRAINT mail_tallies_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES profiles(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE meal_cooks ADD CONSTRAINT meal_cooks_meal_id_fkey FOREIGN KEY (meal_id) REFERENCES meals(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE meal_cooks ADD CONSTRAINT meal_cooks_trip_id_household_id_fkey FOREIGN KEY (trip_id, household_id) REFERENCES households(trip_id, id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE meal_items ADD CONSTRAINT meal_items_meal_id_fkey FOREIGN KEY (meal_id) REFERENCES meals(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE meal_items ADD CONSTRAINT meal_items_taken_by_fkey FOREIGN KEY (trip_id, taken_by) REFERENCES households(trip_id, id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE meal_items ADD CONSTRAINT meal_items_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES trips(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE meals ADD CONSTRAINT meals_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES trips(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE notices ADD CONSTRAINT notices_trip_id_household_id_fkey FOREIGN KEY (trip_id, household_id) REFERENCES households(trip_id, id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE notification_choices ADD CONSTRAINT notification_choices_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE notifications ADD CONSTRAINT notifications_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES notices(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE notifications ADD CONSTRAINT notifications_trip_id_household_id_fkey FOREIGN KEY (trip_id, household_id) REFERENCES households(trip_id, id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE notifications ADD CONSTRAINT notifications_trip_id_profile_id_fkey FOREIGN KEY (trip_id, profile_id) REFERENCES households(trip_id, profile_id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE observation_dismissals ADD CONSTRAINT observation_dismissals_campsite_id_fkey FOREIGN KEY (campsite_id) REFERENCES campsites(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE observation_dismissals ADD CONSTRAINT observation_dismissals_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE operator_entries ADD CONSTRAINT operator_entries_undoes_fkey FOREIGN KEY (undoes) REFERENCES operator_entries(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE packing_items ADD CONSTRAINT packing_items_trip_id_household_id_fkey FOREIGN KEY (trip_id, household_id) REFERENCES households(trip_id, id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE payments ADD CONSTRAINT payments_from_fkey FOREIGN KEY (trip_id, from_household) REFERENCES households(trip_id, id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE payments ADD CONSTRAINT payments_to_fkey FOREIGN KEY (trip_id, to_household) REFERENCES households(trip_id, id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE payments ADD CONSTRAINT payments_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES trips(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE pitch_households ADD CONSTRAINT pitch_households_pitch_id_fkey FOREIGN KEY (pitch_id) REFERENCES pitches(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE pitch_households ADD CONSTRAINT pitch_households_trip_id_household_id_fkey FOREIGN KEY (trip_id, household_id) REFERENCES households(trip_id, id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE pitches ADD CONSTRAINT pitches_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE plan_goers ADD CONSTRAINT plan_goers_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES plans(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE plan_goers ADD CONSTRAINT plan_goers_trip_id_household_id_fkey FOREIGN KEY (trip_id, household_id) REFERENCES households(trip_id, id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE plans ADD CONSTRAINT plans_added_by_fkey FOREIGN KEY (trip_id, added_by) REFERENCES households(trip_id, id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE plans ADD CONSTRAINT plans_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES trips(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE profiles ADD CONSTRAINT profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE reset_tokens ADD CONSTRAINT reset_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE rides ADD CONSTRAINT rides_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE saved_sites ADD CONSTRAINT saved_sites_campsite_id_fkey FOREIGN KEY (campsite_id) REFERENCES campsites(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE saved_sites ADD CONSTRAINT saved_sites_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE sessions ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE share_links ADD CONSTRAINT share_links_made_by_fkey FOREIGN KEY (made_by) REFERENCES profiles(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE share_links ADD CONSTRAINT share_links_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES trips(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE signup_links ADD CONSTRAINT signup_links_signup_id_fkey FOREIGN KEY (signup_id) REFERENCES pending_signups(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE site_merges ADD CONSTRAINT site_merges_campsite_id_fkey FOREIGN KEY (campsite_id) REFERENCES campsites(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE site_merges ADD CONSTRAINT site_merges_into_id_fkey FOREIGN KEY (into_id) REFERENCES campsites(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE site_observations ADD CONSTRAINT site_observations_campsite_id_fkey FOREIGN KEY (campsite_id) REFERENCES campsites(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE site_observations ADD CONSTRAINT site_observations_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE site_reports ADD CONSTRAINT site_reports_campsite_id_fkey FOREIGN KEY (campsite_id) REFERENCES campsites(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE site_reports ADD CONSTRAINT site_reports_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE todos ADD CONSTRAINT todos_added_by_fkey FOREIGN KEY (trip_id, added_by) REFERENCES households(trip_id, id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE todos ADD CONSTRAINT todos_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE todos ADD CONSTRAINT todos_done_by_fkey FOREIGN KEY (trip_id, done_by) REFERENCES households(trip_id, id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE todos ADD CONSTRAINT todos_owner_id_fkey FOREIGN KEY (trip_id, owner_id) REFERENCES households(trip_id, id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE todos ADD CONSTRAINT todos_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES trips(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE trip_people ADD CONSTRAINT trip_people_crew_member_id_fkey FOREIGN KEY (crew_member_id) REFERENCES crew_members(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE trip_people ADD CONSTRAINT trip_people_trip_id_household_id_fkey FOREIGN KEY (trip_id, household_id) REFERENCES households(trip_id, id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE trip_seats ADD CONSTRAINT trip_seats_trip_id_person_id_fkey FOREIGN KEY (trip_id, person_id) REFERENCES trip_people(trip_id, id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE trip_seats ADD CONSTRAINT trip_seats_trip_id_ride_id_fkey FOREIGN KEY (trip_id, ride_id) REFERENCES trip_vehicles(trip_id, id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE trip_tows ADD CONSTRAINT trip_tows_trip_id_car_id_fkey FOREIGN KEY (trip_id, car_id) REFERENCES trip_vehicles(trip_id, id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE trip_tows ADD CONSTRAINT trip_tows_trip_id_ride_id_fkey FOREIGN KEY (trip_id, ride_id) REFERENCES trip_vehicles(trip_id, id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE trip_vehicles ADD CONSTRAINT trip_vehicles_ride_id_fkey FOREIGN KEY (ride_id) REFERENCES rides(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE trip_vehicles ADD CONSTRAINT trip_vehicles_trip_id_household_id_fkey FOREIGN KEY (trip_id, household_id) REFERENCES households(trip_id, id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE trips ADD CONSTRAINT trips_ai_suggestion_id_fkey FOREIGN KEY (ai_suggestion_id) REFERENCES ai_suggestions(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE trips ADD CONSTRAINT trips_campsite_id_fkey FOREIGN KEY (campsite_id) REFERENCES campsites(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE trips ADD CONSTRAINT trips_organiser_id_fkey FOREIGN KEY (organiser_id) REFERENCES profiles(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE vote_answers ADD CONSTRAINT vote_answers_option_id_fkey FOREIGN KEY (option_id) REFERENCES vote_options(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE vote_answers ADD CONSTRAINT vote_answers_trip_id_household_id_fkey FOREIGN KEY (trip_id, household_id) REFERENCES households(trip_id, id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE vote_options ADD CONSTRAINT vote_options_campsite_id_fkey FOREIGN KEY (campsite_id) REFERENCES campsites(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE vote_options ADD CONSTRAINT vote_options_vote_id_fkey FOREIGN KEY (vote_id) REFERENCES votes(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE votes ADD CONSTRAINT votes_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES trips(id) ON UPDATE CASCADE ON DELETE CASCADE;

