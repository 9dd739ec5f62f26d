-- A key belongs to a user or to a guest's household.
ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_pkey";
ALTER TABLE "idempotency_keys"
  ADD COLUMN "owner_id" UUID,
  ADD COLUMN "trip_id" UUID,
  ADD COLUMN "household_id" UUID,
  ALTER COLUMN "user_id" DROP NOT NULL;
UPDATE idempotency_keys SET owner_id = user_id;
ALTER TABLE "idempotency_keys"
  ALTER COLUMN "owner_id" SET NOT NULL,
  ADD CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("owner_id", "key"),
  ADD CONSTRAINT idempotency_keys_owner_check CHECK (
    owner_id = coalesce(user_id, household_id) AND (user_id IS NULL) = (household_id IS NOT NULL)
    AND (trip_id IS NULL) = (household_id IS NULL)
  );
CREATE INDEX "idempotency_keys_user_id_idx" ON "idempotency_keys"("user_id");
CREATE INDEX "idempotency_keys_trip_id_household_id_idx" ON "idempotency_keys"("trip_id", "household_id");
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_trip_id_household_id_fkey" FOREIGN KEY ("trip_id", "household_id") REFERENCES "households"("trip_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
