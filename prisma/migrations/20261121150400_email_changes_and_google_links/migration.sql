-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "link_until" TIMESTAMPTZ(3),
ADD COLUMN     "with_google" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "email_changes" (
    "user_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "email" CITEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),

    CONSTRAINT "email_changes_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "email_changes_token_hash_key" ON "email_changes"("token_hash");

-- CreateIndex
CREATE INDEX "email_changes_expires_at_idx" ON "email_changes"("expires_at");

-- AddForeignKey
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE email_changes ADD CONSTRAINT email_changes_text_check CHECK (char_length(email) <= 254);
