-- AlterTable
ALTER TABLE "invites" ADD COLUMN     "confirmed_email" CITEXT;

-- CreateTable
CREATE TABLE "plan_refusals" (
    "email" CITEXT NOT NULL,
    "sender" TEXT NOT NULL,
    "counts" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "plan_refusals_pkey" PRIMARY KEY ("email","sender")
);

-- What people have said before. A plan without its household has nobody left whose plans it could stop.
INSERT INTO plan_refusals (email, sender)
SELECT DISTINCT c.email, h.profile_id::text
FROM home_contacts c JOIN households h ON h.trip_id = c.trip_id AND h.id = c.household_id
WHERE c.refused_by = 'person' AND h.profile_id IS NOT NULL;
