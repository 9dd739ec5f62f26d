-- CreateTable
CREATE TABLE "ai_answers" (
    "postcode" TEXT NOT NULL,
    "radius" INTEGER NOT NULL,
    "claim" UUID NOT NULL,
    "sites" JSONB,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ai_answers_pkey" PRIMARY KEY ("postcode","radius")
);

-- CreateIndex
CREATE INDEX "ai_answers_expires_at_idx" ON "ai_answers"("expires_at");
