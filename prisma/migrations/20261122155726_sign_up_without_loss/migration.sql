-- AlterTable
ALTER TABLE "pending_signups" ADD COLUMN     "onward" TEXT,
ADD COLUMN     "other_browsers" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "signup_links" (
    "token_hash" TEXT NOT NULL,
    "signup_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "signup_links_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "invite_signup_tokens" (
    "token_hash" TEXT NOT NULL,
    "invite_id" UUID NOT NULL,
    "email" CITEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "invite_signup_tokens_pkey" PRIMARY KEY ("token_hash")
);

-- CreateIndex
CREATE INDEX "signup_links_signup_id_idx" ON "signup_links"("signup_id");

-- CreateIndex
CREATE INDEX "invite_signup_tokens_invite_id_idx" ON "invite_signup_tokens"("invite_id");

-- CreateIndex
CREATE INDEX "invite_signup_tokens_expires_at_idx" ON "invite_signup_tokens"("expires_at");

-- AddForeignKey
ALTER TABLE "signup_links" ADD CONSTRAINT "signup_links_signup_id_fkey" FOREIGN KEY ("signup_id") REFERENCES "pending_signups"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invite_signup_tokens" ADD CONSTRAINT "invite_signup_tokens_invite_id_fkey" FOREIGN KEY ("invite_id") REFERENCES "invites"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE pending_signups ADD CONSTRAINT pending_signups_onward_check CHECK (char_length(onward) <= 2000);
ALTER TABLE invite_signup_tokens ADD CONSTRAINT invite_signup_tokens_text_check CHECK (char_length(email) <= 254);
