-- CreateEnum
CREATE TYPE "deleted_item_kind" AS ENUM ('crew_member', 'ride', 'group');

-- CreateTable
CREATE TABLE "deleted_items" (
    "id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,
    "kind" "deleted_item_kind" NOT NULL,
    "item" JSONB NOT NULL,
    "attached" JSONB NOT NULL,
    "deleted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deleted_items_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "deleted_items_profile_id_idx" ON "deleted_items"("profile_id");

-- CreateIndex
CREATE INDEX "deleted_items_deleted_at_idx" ON "deleted_items"("deleted_at");

-- AddForeignKey
ALTER TABLE "deleted_items" ADD CONSTRAINT "deleted_items_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
