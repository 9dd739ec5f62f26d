-- AlterTable
ALTER TABLE "trip_seats" ALTER COLUMN "ride_id" DROP NOT NULL;
