-- CreateTable
CREATE TABLE "trip_news" (
    "recipient_id" UUID NOT NULL,
    "trip_id" UUID NOT NULL,
    "invite_id" UUID,
    "knew" JSONB,
    "changed_by" UUID[],
    "due_at" TIMESTAMPTZ(3),
    "told_at" TIMESTAMPTZ(3),

    CONSTRAINT "trip_news_pkey" PRIMARY KEY ("recipient_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "trip_news_invite_id_key" ON "trip_news"("invite_id");

-- CreateIndex
CREATE INDEX "trip_news_trip_id_idx" ON "trip_news"("trip_id");

-- AddForeignKey
ALTER TABLE "trip_news" ADD CONSTRAINT "trip_news_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trip_news" ADD CONSTRAINT "trip_news_invite_id_fkey" FOREIGN KEY ("invite_id") REFERENCES "invites"("id") ON DELETE CASCADE ON UPDATE CASCADE;
