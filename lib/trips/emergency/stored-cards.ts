import 'server-only';
import type { Card } from '@/lib/household/emergency/schema';
import { readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type CardPersonRow, campersSql, ownCard } from './read-emergency';
import type { OpenedCard } from './schema';

export interface StoredCard {
  id: string;
  profileId: string | null;
  sealed: Uint8Array;
  /** Of the household, those who are coming. */
  campers: CardPersonRow[];
}

/** Of those of the households that have a card. The caller checks whether the reader may open them. */
export const storedCards = (tx: Tx, tripId: string, households: string[]) =>
  readRows<StoredCard>(
    Prisma.sql`
      select h.id::text, h.profile_id::text "profileId", card.sealed,
        (select coalesce(json_agg(camper), '[]') from (${campersSql(tripId, Prisma.sql`h.id`)}) camper) campers
      from households h cross join lateral (select card.sealed from ${ownCard}) card
      where h.trip_id = ${tripId}::uuid and h.id = any(${households}::uuid[])
      order by h.id`,
    tx,
  );

/** People who aren't coming are left out. */
export const withThoseComing = (card: Card, { campers }: StoredCard): OpenedCard['card'] => ({
  ...card,
  people: campers.flatMap(({ id, name, age }) =>
    card.people.filter(({ crew_id }) => crew_id === id).map((person) => ({ ...person, name, age })),
  ),
});
