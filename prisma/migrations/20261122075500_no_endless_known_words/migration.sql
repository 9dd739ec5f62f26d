-- Eighty signs may stand for hundreds of letters ("㌖"), and each letter of a word is an entry of its index: two hundred
-- such names took more than a hundred megabytes. No word of a language is as long; a name is found by it all the same.
CREATE OR REPLACE FUNCTION add_known_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO known_words
  SELECT DISTINCT word FROM unnest(string_to_array(NEW.search_name, ' ')) given(word)
  WHERE word !~ '[0-9]' AND length(word) <= 40
    AND NOT EXISTS (SELECT FROM known_words known WHERE known.word = given.word)
  ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

DELETE FROM known_words WHERE length(word) > 40;
