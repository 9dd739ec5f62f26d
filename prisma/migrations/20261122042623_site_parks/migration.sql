-- CreateEnum
CREATE TYPE "park_evidence" AS ENUM ('in', 'agency', 'near');

-- CreateTable
CREATE TABLE "site_parks" (
    "source_ref" TEXT NOT NULL,
    "sure" "park_evidence" NOT NULL,
    "name" TEXT,

    CONSTRAINT "site_parks_pkey" PRIMARY KEY ("source_ref")
);
