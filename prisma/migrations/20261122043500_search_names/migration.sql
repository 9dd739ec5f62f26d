CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- A name's words however they are typed: lower case, without accents and punctuation, "Mt" and "St" in full. The
-- collation keeps it the same everywhere.
CREATE FUNCTION search_words(name text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(lower(regexp_replace(
    normalize(name, nfkd) COLLATE "C",
    '[\u0300-\u036f]', '', 'g')),
    '[''’‘`]', '', 'g'),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g'),
    '\ymt\y', 'mount', 'g'),
    '\yst\y', 'saint', 'g'));

-- What a place or a campsite is found by, each of its words by its beginning. Dear, and not to be put into a query in
-- place of its name, so that the planner never has it made for each row.
CREATE FUNCTION search_document(name text, state text, postcode text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000
  RETURN (
    SELECT array_to_tsvector(string_to_array(words, ' '))
    FROM (SELECT search_words(name || ' ' || coalesce(state, '') || ' ' || coalesce(postcode, '')) words) found_by
  );

-- In the C collation, so that its index finds what begins with something; a default that is generated, so the servers of
-- the release before, which name their columns, need not know of it.
ALTER TABLE places DROP COLUMN search_name;
ALTER TABLE places ADD COLUMN search_name text COLLATE "C" GENERATED ALWAYS AS (search_words(name)) STORED;
ALTER TABLE campsites ADD COLUMN search_name text COLLATE "C" GENERATED ALWAYS AS (search_words(name)) STORED;

-- Written at once (fastupdate), since every look-up would go through what waits to be.
CREATE INDEX places_search_name_idx ON places (search_name);
CREATE INDEX places_words_idx ON places USING gin (search_document(name, state, postcode)) WITH (fastupdate = off);

-- Of what everybody may find, so that nobody's private or hidden sites stand in the way.
CREATE INDEX campsites_search_name_idx ON campsites (source, search_name)
  WHERE share_flag AND hidden_at IS NULL AND NOT group_only;
CREATE INDEX campsites_words_idx ON campsites USING gin (search_document(name, state, postcode)) WITH (fastupdate = off)
  WHERE share_flag AND hidden_at IS NULL AND NOT group_only;

-- The words of all those names, among which a word with a letter wrong is looked for: far fewer than there are names.
CREATE TABLE "known_words" (
    "word" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "known_words_pkey" PRIMARY KEY ("word")
);
CREATE INDEX known_words_word_idx ON known_words USING gin (word gin_trgm_ops) WITH (fastupdate = off);

-- In one order, so that two who add the same words do not wait for each other.
CREATE FUNCTION add_known_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO known_words
  SELECT DISTINCT word FROM unnest(string_to_array(NEW.search_name, ' ')) given(word)
  WHERE word !~ '[0-9]' AND NOT EXISTS (SELECT FROM known_words known WHERE known.word = given.word)
  ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER places_words_known AFTER INSERT OR UPDATE OF name ON places
  FOR EACH ROW EXECUTE FUNCTION add_known_words();
CREATE TRIGGER campsites_words_known AFTER INSERT OR UPDATE OF name, share_flag ON campsites
  FOR EACH ROW WHEN (NEW.share_flag) EXECUTE FUNCTION add_known_words();

INSERT INTO known_words
SELECT DISTINCT word
FROM (SELECT search_name FROM places UNION ALL SELECT search_name FROM campsites WHERE share_flag) named,
     unnest(string_to_array(search_name, ' ')) word
WHERE word !~ '[0-9]';
