-- AlterTable
ALTER TABLE "trip_seats" ADD COLUMN     "part_way" BOOLEAN NOT NULL DEFAULT false;
