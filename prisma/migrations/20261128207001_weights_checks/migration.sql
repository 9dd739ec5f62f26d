ALTER TABLE rides VALIDATE CONSTRAINT rides_weights_check;
