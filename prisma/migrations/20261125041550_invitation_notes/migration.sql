-- What an inviter writes on top of an invitation, and who made a link to share. Nobody noted who made the links that
-- there are: it may have been a co-organiser, so they stay without a name.
ALTER TABLE "invites" ADD COLUMN     "note" TEXT,
ADD COLUMN     "note_by" UUID;

ALTER TABLE "share_links" ADD COLUMN     "made_by" UUID;

CREATE INDEX "invites_note_by_idx" ON "invites"("note_by");

CREATE INDEX "share_links_made_by_idx" ON "share_links"("made_by");

ALTER TABLE "invites" ADD CONSTRAINT "invites_note_by_fkey" FOREIGN KEY ("note_by") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "share_links" ADD CONSTRAINT "share_links_made_by_fkey" FOREIGN KEY ("made_by") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE invites ADD CONSTRAINT invites_note_check CHECK (btrim(note) <> '' AND char_length(note) <= 500);
