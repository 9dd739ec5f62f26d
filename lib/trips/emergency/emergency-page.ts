import 'server-only';
import { addDays, type Day } from '@/lib/dates';
import { emptyCard } from '@/lib/household/emergency/empty-card';
import type { Card } from '@/lib/household/emergency/schema';
import { cardsAreOn, openIfReadable } from '@/lib/household/emergency/seal-card';
import { momentIn } from '@/lib/places/clock';
import { shortName } from '../households/household-name';
import type { TripCaller } from '../trip-caller';
import { AIDER_DAYS, CARD_DAYS, DAYS_AFTER, refusalOf, SHOWN_MS } from './may-open';
import {
  type CardPersonRow,
  dayAtSite,
  isFirstAider,
  openingThatShows,
  ownerOfCard,
  readEmergency,
  zoneAtSite,
} from './read-emergency';

export interface OtherCard {
  id: string;
  name: string;
  /** "Sun 24 Jan, 3:41 pm" while the reader's household has it open. */
  openUntil: string | null;
  /** False before and after the days on which the reader can open it. */
  opens: boolean;
}

export interface CardsPage {
  /** Null for a household that isn't going. `card` is null when this server can't read it. */
  own: { card: Card | null; keep: boolean | null; shares: boolean | null; crew: CardPersonRow[] } | null;
  others: OtherCard[];
  /** From which day the reader can open others' cards. */
  from: Day;
  /** The first day on which nobody else can open the own card, and the day on which it is deleted. */
  shutOn: Day;
  goneOn: Day;
  firstAiders: { id: string; name: string; accepted: boolean }[];
  /** True for a first-aider who hasn't accepted. */
  asked: boolean;
  aids: boolean;
  /** Whom an organiser can name; null for others. */
  candidates: { id: string; name: string }[] | null;
  openings: { id: string; text: string; reason: string | null; own: boolean }[];
}

/** Null when this server has no cards. */
export async function getCardsPage(caller: TripCaller, now = new Date()): Promise<CardsPage | null> {
  if (!cardsAreOn()) return null;
  const row = await readEmergency(caller);
  const { ownId, going, runs, profileId, households, sealed } = row;
  const [zone, day] = [zoneAtSite(row), dayAtSite(row, now)];
  const nameOf = new Map(households.map(({ id, name }) => [id, shortName(name)]));
  const named = (id: string) => ({ id, name: nameOf.get(id) ?? '' });
  const owner = ownerOfCard(caller.tripId, { id: ownId, profileId });
  const firstAider = isFirstAider(row);
  const others = row.calledOff
    ? []
    : households
        .filter(
          ({ id, card, shares }) =>
            going && id !== ownId && card && (shares || (firstAider && shares !== null)),
        )
        .map(({ id, shares }): OtherCard => {
          const opening = openingThatShows(row, id, now);
          const until = opening && new Date(Date.parse(opening.at) + SHOWN_MS);
          const reader = { going, firstAider };
          return {
            ...named(id),
            opens: refusalOf({ trip: row, reader, shares, day }) === null,
            openUntil: until ? momentIn(zone, until) : null,
          };
        });
  return {
    own: going
      ? {
          card: sealed ? openIfReadable(owner, Buffer.from(sealed, 'base64')) : emptyCard,
          keep: profileId ? row.keep : null,
          shares: row.shares,
          crew: row.crew,
        }
      : null,
    others,
    from: addDays(row.start_date, firstAider ? -AIDER_DAYS : 0),
    shutOn: addDays(row.end_date, DAYS_AFTER + 1),
    goneOn: addDays(row.end_date, CARD_DAYS + 1),
    firstAiders: row.firstAiders.map(({ id, accepted }) => ({ ...named(id), accepted })),
    asked: row.firstAiders.some(({ id, accepted }) => id === ownId && !accepted),
    aids: firstAider,
    candidates: runs && !row.calledOff ? households.map(({ id }) => named(id)) : null,
    openings: row.openings.map(({ id, householdId, by, name, at, reason }) => ({
      id,
      text: `${by === ownId ? 'You' : shortName(name)} opened ${householdId === ownId ? 'your' : `${nameOf.get(householdId) ?? 'somebody'}’s`} card, ${momentIn(zone, new Date(at))}`,
      reason: householdId === ownId || by === ownId ? reason : null,
      own: householdId === ownId,
    })),
  };
}
