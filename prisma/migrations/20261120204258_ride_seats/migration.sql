-- AlterTable
ALTER TABLE "rides" ADD COLUMN     "can_tow" BOOLEAN,
ADD COLUMN     "seats" INTEGER;

-- Only a car has them.
ALTER TABLE rides ADD CONSTRAINT rides_seats_check CHECK (
  (type = 'car' OR num_nonnulls(seats, can_tow) = 0) AND seats BETWEEN 1 AND 30
);
