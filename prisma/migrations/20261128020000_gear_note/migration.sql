ALTER TABLE gear_lines ADD COLUMN note text;
