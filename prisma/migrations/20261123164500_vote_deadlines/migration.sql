-- A vote may have a last day. What was told of it is told once.
ALTER TABLE "votes"
  ADD COLUMN "closes_on" DATE,
  ADD COLUMN "reminded_at" TIMESTAMPTZ(3),
  ADD COLUMN "all_voted_at" TIMESTAMPTZ(3),
  ADD COLUMN "end_told_at" TIMESTAMPTZ(3);
