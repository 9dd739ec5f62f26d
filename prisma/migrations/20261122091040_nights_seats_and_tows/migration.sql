-- AlterTable
ALTER TABLE "trips" ADD COLUMN     "organiser_arrive_on" DATE,
ADD COLUMN     "organiser_leave_on" DATE;

-- AlterTable
ALTER TABLE "invites" ADD COLUMN     "arrive_on" DATE,
ADD COLUMN     "leave_on" DATE;

-- CreateTable
CREATE TABLE "trip_seats" (
    "trip_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "ride_id" UUID NOT NULL,

    CONSTRAINT "trip_seats_pkey" PRIMARY KEY ("trip_id","person_id")
);

-- CreateTable
CREATE TABLE "trip_tows" (
    "trip_id" UUID NOT NULL,
    "ride_id" UUID NOT NULL,
    "car_id" UUID NOT NULL,

    CONSTRAINT "trip_tows_pkey" PRIMARY KEY ("trip_id","ride_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "trip_tows_trip_id_car_id_key" ON "trip_tows"("trip_id", "car_id");

-- AddForeignKey
ALTER TABLE "trip_seats" ADD CONSTRAINT "trip_seats_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trip_tows" ADD CONSTRAINT "trip_tows_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE invites ADD CONSTRAINT invites_nights_check CHECK (leave_on >= arrive_on);
ALTER TABLE trips ADD CONSTRAINT trips_organiser_nights_check CHECK (organiser_leave_on >= organiser_arrive_on);

-- An open trip page shows its seats too.
CREATE TRIGGER trip_seats_told AFTER INSERT OR UPDATE OR DELETE ON trip_seats
  FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
CREATE TRIGGER trip_tows_told AFTER INSERT OR UPDATE OR DELETE ON trip_tows
  FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
