-- The few invitations on which a guest has given an address of their own, which its owner may have deleted.
CREATE INDEX CONCURRENTLY invites_given_email_idx ON invites (given_email) WHERE given_email IS NOT NULL;
