ALTER TABLE "users" ADD COLUMN "news_seen_on" DATE;
