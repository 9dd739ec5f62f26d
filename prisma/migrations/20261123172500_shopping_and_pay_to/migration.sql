-- How a household wants to be paid; goes when the household leaves.
ALTER TABLE "households" ADD COLUMN "pay_to" TEXT;
ALTER TABLE households ADD CONSTRAINT households_pay_to_check CHECK (
  btrim(pay_to) <> '' AND char_length(pay_to) <= 120 AND (pay_to IS NULL OR left_at IS NULL)
);

-- The household that buys a thing of a shopping list. Checked at commit, as gear_lines.added_by is.
ALTER TABLE "meal_items" ADD COLUMN "taken_by" UUID;
ALTER TABLE meal_items ADD CONSTRAINT meal_items_taken_by_fkey
  FOREIGN KEY (trip_id, taken_by) REFERENCES households (trip_id, id) DEFERRABLE INITIALLY DEFERRED;
