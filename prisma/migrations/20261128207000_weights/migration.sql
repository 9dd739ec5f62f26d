ALTER TABLE rides
    ADD COLUMN gvm_kg smallint,
    ADD COLUMN gcm_kg smallint,
    ADD COLUMN tow_limit_kg smallint,
    ADD COLUMN ball_limit_kg smallint,
    ADD COLUMN tare_kg smallint,
    ADD COLUMN atm_kg smallint,
    ADD COLUMN ball_kg smallint;
ALTER TABLE rides ADD CONSTRAINT rides_weights_check CHECK (
    gvm_kg BETWEEN 0 AND 9999
    AND gcm_kg BETWEEN 0 AND 9999
    AND tow_limit_kg BETWEEN 0 AND 9999
    AND ball_limit_kg BETWEEN 0 AND 9999
    AND tare_kg BETWEEN 0 AND 9999
    AND atm_kg BETWEEN 0 AND 9999
    AND ball_kg BETWEEN 0 AND 9999) NOT VALID;
