import 'server-only';
import { isVisibleTo } from '@/lib/campsites/policy';
import { siteConditions } from '@/lib/campsites/site-conditions';
import { today } from '@/lib/dates';
import { isId } from '@/lib/fields';
import type { Viewer } from '@/lib/server/auth/viewer';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type PeopleRow, peopleOfTrip, toPeople } from '../attendance/people';
import { type Seating, seatPlan } from '../seats/seat-plan';
import { seatingColumns } from '../seats/seating-columns';
import { tripsOf } from '../trip-rows';
import { type FitSite, unknownSite } from './finding';
import { offersOf } from './fit-of';
import type { Holiday, Offers } from './plan';
import { holidaysOf } from './public-holidays';
import { type ConditionsRow, conditionsColumn } from './trip-fit';

/** What a form needs to tell, while one ticks, whether what is ticked suits the campsite. */
export interface ChoiceSite {
  site: FitSite;
  /** How to ask at the campsite. */
  contact: { phone: string | null; url: string | null };
  /** What others who are going could give. */
  offers: Offers;
  /** The public holidays to come, where the form asks for dates. */
  holidays: readonly Holiday[];
}

export interface ContactRow extends ConditionsRow {
  phone: string | null;
  url: string | null;
}

const contactColumns = Prisma.sql`c.phone_contact phone, c.campsite_url url`;

const nowhere: ContactRow = { conditions: null, phone: null, url: null };

/** The site of a trip, and what the others on it could give; null when there is no such trip for the viewer. */
export async function getChoiceSite(viewer: Viewer, tripId: string): Promise<ChoiceSite | null> {
  if (!isId(tripId)) return null;
  const [row] = await readRows<PeopleRow & ContactRow & Seating>(Prisma.sql`
    select ${peopleOfTrip}, ${seatingColumns}, ${conditionsColumn}, ${contactColumns}
    from ${tripsOf(viewer)} where t.id = ${tripId}::uuid`);
  if (!row) return null;
  const { attendees } = toPeople(row);
  const others = attendees.filter(({ household_id }) => household_id !== row.ownId);
  const known = toChoiceSite(row);
  const plan = seatPlan(attendees, row, known.site.access);
  return { ...known, offers: offersOf(known.site, others, { plan, tows: row.tows }) };
}

/** The site of a trip that is being planned; null for one that has a name alone. */
export async function getNewTripSite(viewer: Viewer, siteId: string | null): Promise<ChoiceSite> {
  if (siteId === null || !isId(siteId)) return toChoiceSite(nowhere);
  const [row = nowhere] = await readRows<ContactRow>(Prisma.sql`
    select ${siteConditions} conditions, ${contactColumns} from campsites c
    where c.id = ${siteId}::uuid and ${isVisibleTo(viewer)}`);
  const known = toChoiceSite(row);
  const coming = holidaysOf(known.site.state).filter(([day]) => day >= today());
  return { ...known, holidays: coming };
}

/** As one who is shown nobody on the trip may know it. */
export const toChoiceSite = ({ conditions, phone, url }: ContactRow): ChoiceSite => ({
  site: conditions ?? unknownSite,
  contact: { phone, url },
  offers: { seats: [], tows: [] },
  holidays: [],
});
