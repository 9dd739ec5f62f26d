-- CreateIndex
CREATE INDEX CONCURRENTLY "households_left_profile_id_idx" ON "households"("left_profile_id");
