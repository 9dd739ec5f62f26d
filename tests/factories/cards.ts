import { DELETE, GET, PUT } from '@/app/api/emergency/route';
import { POST as open } from '@/app/api/trips/[id]/emergency/[householdId]/open/route';
import { GET as getOffline } from '@/app/api/trips/[id]/emergency/offline/route';
import { GET as getTrip, PUT as putTrip } from '@/app/api/trips/[id]/emergency/route';
import type { OwnCard } from '@/lib/household/emergency/schema';
import { db } from '@/lib/server/db/client';
import type { Emergency, OfflineCards, OpenedCard } from '@/lib/trips/emergency/schema';
import { call } from '../call';
import type { Person } from './people';

interface Caller {
  cookie: string;
}
interface Refused {
  error?: string;
  fields?: Record<string, string>;
}

/** Words that are on no page, mail, file or call but the card's own. */
export const SECRETS = [
  'zq-allergy',
  'zq-condition',
  'zq-medicine',
  'zq-note',
  'zq-medicare',
  'zq-insurance',
];

/** A card with something in each field, about one person. */
export const cardOf = (crew_id: string, changes: object = {}) => ({
  people: [
    {
      crew_id,
      allergies: 'zq-allergy',
      conditions: 'zq-condition',
      medicines: 'zq-medicine',
      swims: 'a little',
      note: 'zq-note',
    },
  ],
  contacts: [{ name: 'Maree Whitby', phone: '(02) 5550 0167', about: 'zq-note, Sam’s mum' }],
  medicare: 'zq-medicare',
  insurance: 'zq-insurance',
  ...changes,
});

export const readCard = (as: Caller) => call<OwnCard & Refused>(GET, 'GET', { as });
export const putCard = (body: object, as: Caller) => call<OwnCard & Refused>(PUT, 'PUT', { as, body });
export const deleteCard = (as: Caller) => call<OwnCard>(DELETE, 'DELETE', { as });
export const readCards = (id: string, as: Caller) =>
  call<Emergency & Refused>(getTrip, 'GET', { as, params: { id } });
export const putCards = (id: string, body: object, as: Caller) =>
  call<Emergency & Refused>(putTrip, 'PUT', { as, params: { id }, body });
/** As the service worker asks, unless `headers` are others. */
export const offlineCards = (
  id: string,
  as: Person,
  headers: Record<string, string> = { 'for-account': as.viewer.userId },
) => call<OfflineCards & Refused>(getOffline, 'GET', { as, params: { id }, headers });
export const openCard = (id: string, householdId: string, as: Caller, reason: unknown = 'Bee sting') =>
  call<OpenedCard & Refused>(open, 'POST', { as, params: { id, householdId }, body: { reason } });

/** Stores a card of an account as its household's on the trip, open to everybody going. */
export async function sharedCard(id: string, crewId: string, as: Caller): Promise<void> {
  const saved = await putCards(id, { ...cardOf(crewId), shares: true }, as);
  if (saved.status !== 200) throw new Error(`the card was refused: ${JSON.stringify(saved.body)}`);
}

export const openingsOf = (tripId: string) =>
  db.cardOpening.findMany({ where: { tripId }, orderBy: { openedAt: 'asc' } });
