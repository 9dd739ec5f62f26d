-- A word, and what is left of it without each one of its letters: two words that share any of these are a letter apart,
-- or have one letter in another place. Of two letters turned round the trigrams alone tell too little, and of short words.
CREATE FUNCTION word_less_a_letter(word text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(
    SELECT word UNION SELECT overlay(word PLACING '' FROM at FOR 1) FROM generate_series(1, length(word)) at
  );

CREATE INDEX known_words_less_a_letter_idx ON known_words USING gin (word_less_a_letter(word)) WITH (fastupdate = off);
