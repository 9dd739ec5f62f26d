-- A program shows a token in place of a person's session.
CREATE TABLE api_tokens (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    token_hash text NOT NULL,
    ends_at timestamp(3) with time zone NOT NULL,
    last_used_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);
ALTER TABLE api_tokens ADD CONSTRAINT api_tokens_pkey PRIMARY KEY (id);
ALTER TABLE api_tokens ADD CONSTRAINT api_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE api_tokens ADD CONSTRAINT api_tokens_text_check CHECK (btrim(name) <> '' AND char_length(name) <= 100);
CREATE UNIQUE INDEX api_tokens_token_hash_key ON api_tokens USING btree (token_hash);
CREATE INDEX api_tokens_user_id_idx ON api_tokens USING btree (user_id);
CREATE INDEX api_tokens_ends_at_idx ON api_tokens USING btree (ends_at);
