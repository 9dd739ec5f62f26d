-- A site near a line between states is in the state that its owner says. The locality is the open data's
-- own, or the nearest in the same state; without one here, the nearest is looked up.
ALTER TABLE "campsites" ADD COLUMN     "locality" TEXT,
ADD COLUMN     "state_said" BOOLEAN NOT NULL DEFAULT false;
