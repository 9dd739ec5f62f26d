CREATE TYPE refusal_kind AS ENUM ('refused', 'bounced', 'complained');
ALTER TABLE refused_addresses ADD COLUMN kind refusal_kind NOT NULL DEFAULT 'refused';

CREATE TABLE server_errors (
    request_id uuid PRIMARY KEY,
    at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    method text NOT NULL,
    route text NOT NULL,
    status smallint NOT NULL,
    fault text NOT NULL,
    CONSTRAINT server_errors_text_check CHECK (char_length(method) <= 10 AND char_length(route) <= 300 AND char_length(fault) <= 100)
);
CREATE INDEX server_errors_at_idx ON server_errors (at);

CREATE TABLE system_notices (
    id smallint PRIMARY KEY,
    text text NOT NULL,
    until timestamptz(3) NOT NULL,
    CONSTRAINT system_notices_check CHECK (id = 1 AND char_length(text) <= 200)
);

ALTER TABLE operator_entries
    DROP CONSTRAINT operator_entries_kind_check,
    ADD CONSTRAINT operator_entries_kind_check CHECK (kind IN ('campsite', 'person', 'mail', 'notice'));
