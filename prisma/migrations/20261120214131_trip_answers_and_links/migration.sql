-- AlterTable
ALTER TABLE "trips" ADD COLUMN     "called_off_at" TIMESTAMPTZ(3),
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "invites" ADD COLUMN     "co_organiser" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "guest" JSONB,
ADD COLUMN     "reconfirm" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "reminded_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "invite_links" (
    "token_hash" TEXT NOT NULL,
    "invite_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invite_links_pkey" PRIMARY KEY ("token_hash")
);

-- The links that are out already go on.
INSERT INTO "invite_links" ("token_hash", "invite_id", "created_at")
SELECT "token_hash", "id", "created_at" FROM "invites";

-- DropIndex
DROP INDEX "invites_token_hash_key";

-- AlterTable
ALTER TABLE "invites" DROP COLUMN "token_hash";

-- CreateTable
CREATE TABLE "calendar_feeds" (
    "profile_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY ("profile_id")
);

-- CreateIndex
CREATE INDEX "invite_links_invite_id_idx" ON "invite_links"("invite_id");

-- CreateIndex
CREATE UNIQUE INDEX "calendar_feeds_token_hash_key" ON "calendar_feeds"("token_hash");

-- AddForeignKey
ALTER TABLE "invite_links" ADD CONSTRAINT "invite_links_invite_id_fkey" FOREIGN KEY ("invite_id") REFERENCES "invites"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
