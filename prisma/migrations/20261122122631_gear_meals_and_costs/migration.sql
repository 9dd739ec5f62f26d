-- CreateEnum
CREATE TYPE "meal_kind" AS ENUM ('breakfast', 'lunch', 'dinner', 'snacks');

-- CreateEnum
CREATE TYPE "packing_source" AS ENUM ('own', 'taken', 'added');

-- AlterTable
ALTER TABLE "crew_members" ADD COLUMN     "diet" TEXT;

-- CreateTable
CREATE TABLE "gear_lines" (
    "id" UUID NOT NULL,
    "trip_id" UUID NOT NULL,
    "rule" TEXT,
    "name" TEXT,
    "needed" INTEGER,
    "struck" BOOLEAN NOT NULL DEFAULT false,
    "added_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "gear_lines_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "gear_offers" (
    "line_id" UUID NOT NULL,
    "household_id" UUID NOT NULL,
    "trip_id" UUID NOT NULL,
    "quantity" INTEGER NOT NULL,

    CONSTRAINT "gear_offers_pkey" PRIMARY KEY ("line_id","household_id")
);

-- CreateTable
CREATE TABLE "packing_items" (
    "trip_id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,
    "item_id" UUID NOT NULL,
    "source" "packing_source" NOT NULL,
    "name" TEXT NOT NULL,
    "quantity" INTEGER,
    "packed" BOOLEAN NOT NULL DEFAULT false,
    "mark" TEXT,
    "left_out" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "packing_items_pkey" PRIMARY KEY ("trip_id","profile_id","item_id")
);

-- CreateTable
CREATE TABLE "meals" (
    "id" UUID NOT NULL,
    "trip_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "kind" "meal_kind" NOT NULL,
    "title" TEXT,
    "notes" TEXT,

    CONSTRAINT "meals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "meal_cooks" (
    "meal_id" UUID NOT NULL,
    "household_id" UUID NOT NULL,
    "trip_id" UUID NOT NULL,

    CONSTRAINT "meal_cooks_pkey" PRIMARY KEY ("meal_id","household_id")
);

-- CreateTable
CREATE TABLE "meal_items" (
    "id" UUID NOT NULL,
    "meal_id" UUID NOT NULL,
    "trip_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "ticked" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "meal_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "expenses" (
    "id" UUID NOT NULL,
    "trip_id" UUID NOT NULL,
    "what" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "cents" INTEGER NOT NULL,
    "paid_by" UUID NOT NULL,
    "added_by" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "expenses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "expense_shares" (
    "expense_id" UUID NOT NULL,
    "household_id" UUID NOT NULL,
    "weight" INTEGER NOT NULL,
    "cents" INTEGER NOT NULL,

    CONSTRAINT "expense_shares_pkey" PRIMARY KEY ("expense_id","household_id")
);

-- CreateTable
CREATE TABLE "payments" (
    "id" UUID NOT NULL,
    "trip_id" UUID NOT NULL,
    "from_household" UUID NOT NULL,
    "to_household" UUID NOT NULL,
    "cents" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "gear_lines_trip_id_rule_key" ON "gear_lines"("trip_id", "rule");

-- CreateIndex
CREATE INDEX "gear_offers_trip_id_idx" ON "gear_offers"("trip_id");

-- CreateIndex
CREATE INDEX "packing_items_profile_id_idx" ON "packing_items"("profile_id");

-- CreateIndex
CREATE UNIQUE INDEX "meals_trip_id_day_kind_key" ON "meals"("trip_id", "day", "kind");

-- CreateIndex
CREATE INDEX "meal_cooks_trip_id_idx" ON "meal_cooks"("trip_id");

-- CreateIndex
CREATE INDEX "meal_items_meal_id_idx" ON "meal_items"("meal_id");

-- CreateIndex
CREATE INDEX "meal_items_trip_id_idx" ON "meal_items"("trip_id");

-- CreateIndex
CREATE INDEX "expenses_trip_id_idx" ON "expenses"("trip_id");

-- CreateIndex
CREATE INDEX "payments_trip_id_idx" ON "payments"("trip_id");

-- AddForeignKey
ALTER TABLE "gear_lines" ADD CONSTRAINT "gear_lines_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "gear_offers" ADD CONSTRAINT "gear_offers_line_id_fkey" FOREIGN KEY ("line_id") REFERENCES "gear_lines"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "gear_offers" ADD CONSTRAINT "gear_offers_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "packing_items" ADD CONSTRAINT "packing_items_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "packing_items" ADD CONSTRAINT "packing_items_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "meals" ADD CONSTRAINT "meals_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "meal_cooks" ADD CONSTRAINT "meal_cooks_meal_id_fkey" FOREIGN KEY ("meal_id") REFERENCES "meals"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "meal_cooks" ADD CONSTRAINT "meal_cooks_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "meal_items" ADD CONSTRAINT "meal_items_meal_id_fkey" FOREIGN KEY ("meal_id") REFERENCES "meals"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "meal_items" ADD CONSTRAINT "meal_items_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "expense_shares" ADD CONSTRAINT "expense_shares_expense_id_fkey" FOREIGN KEY ("expense_id") REFERENCES "expenses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE crew_members ADD CONSTRAINT crew_members_diet_check
  CHECK (diet IS NULL OR (type = 'camper' AND btrim(diet) <> '' AND char_length(diet) <= 200));
ALTER TABLE gear_lines
  ADD CONSTRAINT gear_lines_text_check CHECK (btrim(name) <> '' AND char_length(name) <= 80),
  ADD CONSTRAINT gear_lines_needed_check CHECK (needed BETWEEN 0 AND 999),
  ADD CONSTRAINT gear_lines_rule_check CHECK (rule IS NOT NULL OR (name IS NOT NULL AND needed IS NOT NULL));
ALTER TABLE gear_offers ADD CONSTRAINT gear_offers_quantity_check CHECK (quantity BETWEEN 0 AND 999);
ALTER TABLE packing_items
  ADD CONSTRAINT packing_items_text_check CHECK (btrim(name) <> '' AND char_length(name) <= 80),
  ADD CONSTRAINT packing_items_mark_check CHECK (mark IN ('forgot', 'not needed'));
ALTER TABLE meals ADD CONSTRAINT meals_text_check CHECK (
  btrim(title) <> '' AND char_length(title) <= 80 AND btrim(notes) <> '' AND char_length(notes) <= 500
);
ALTER TABLE meal_items ADD CONSTRAINT meal_items_text_check CHECK (btrim(text) <> '' AND char_length(text) <= 200);
ALTER TABLE expenses
  ADD CONSTRAINT expenses_text_check CHECK (btrim(what) <> '' AND char_length(what) <= 80),
  ADD CONSTRAINT expenses_cents_check CHECK (cents BETWEEN 1 AND 10000000);
ALTER TABLE expense_shares ADD CONSTRAINT expense_shares_check CHECK (weight >= 0 AND cents >= 0);
ALTER TABLE payments
  ADD CONSTRAINT payments_cents_check CHECK (cents > 0),
  ADD CONSTRAINT payments_households_check CHECK (from_household <> to_household);

-- An open trip page shows these too; the shares of an expense change with its row alone.
CREATE TRIGGER gear_lines_told AFTER INSERT OR UPDATE OR DELETE ON gear_lines
  FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER gear_offers_told AFTER INSERT OR UPDATE OR DELETE ON gear_offers
  FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER meals_told AFTER INSERT OR UPDATE OR DELETE ON meals
  FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER meal_cooks_told AFTER INSERT OR UPDATE OR DELETE ON meal_cooks
  FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER meal_items_told AFTER INSERT OR UPDATE OR DELETE ON meal_items
  FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER expenses_told AFTER INSERT OR UPDATE OR DELETE ON expenses
  FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER payments_told AFTER INSERT OR UPDATE OR DELETE ON payments
  FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');

-- Whoever is off a trip brings and cooks nothing on it, and packs nothing for it; what they paid and owe stays.
CREATE FUNCTION leave_gear_and_meals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM gear_offers WHERE trip_id = OLD.trip_id AND household_id = OLD.id;
  DELETE FROM meal_cooks WHERE trip_id = OLD.trip_id AND household_id = OLD.id;
  DELETE FROM packing_items WHERE trip_id = OLD.trip_id AND profile_id = OLD.profile_id;
  RETURN NULL;
END $$;
CREATE TRIGGER invites_leave AFTER DELETE ON invites
  FOR EACH ROW EXECUTE FUNCTION leave_gear_and_meals();
