import 'server-only';
import { getSuggestion } from '@/lib/campsites/ai/get-suggestion';
import { getCampsite } from '@/lib/campsites/get-campsite';
import { notFound } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { getAttendance } from '../attendance/choose';
import { type PeopleRow, peopleOfTrip, toPeople } from '../attendance/people';
import { createTrip } from '../create-trip';
import type { SiteChoice } from '../site/site-choice';
import { tripsOf } from '../trip-rows';
import { type CopiedParts, copiedColumns, saveParts } from './copy-parts';
import { formerInvitees } from './former-invitees';
import { movedDays } from './moved-days';
import { type CopiedTrip, choosesOtherSite, type TripCopy } from './schema';

interface FirstTrip extends PeopleRow, CopiedParts {
  name: string | null;
  campsite_id: string | null;
  suggestion_id: string | null;
  location_name: string;
  location_url: string | null;
}

/**
 * Creates a new trip from one that the viewer may see. Copies the first trip's gear, meals, to-dos,
 * duties and plans, and the people of the viewer's own household who were on it. Invites nobody, but
 * returns the former invitees, so that the viewer can choose whom to invite.
 */
export async function copyTrip(viewer: Viewer, tripId: string, copy: TripCopy): Promise<CopiedTrip> {
  const [first] = await readRows<FirstTrip>(Prisma.sql`
    select ${peopleOfTrip}, t.name, t.campsite_id::text, t.ai_suggestion_id::text suggestion_id, t.location_name,
           t.location_url, ${copiedColumns}
    from ${tripsOf(viewer)} where t.id = ${tripId}::uuid`);
  if (!first) throw notFound();
  const own = await getAttendance({ viewer, tripId });
  const { start_date, end_date } = copy;
  const trip = await createTrip(
    viewer,
    {
      ...(choosesOtherSite(copy) ? siteIn(copy) : await keptSite(viewer, first)),
      tripName: copy.tripName === undefined ? first.name : copy.tripName,
      start_date,
      end_date,
      owner_crew_member_ids: own?.crew.map(({ id }) => id),
      owner_ride_ids: own?.rides.map(({ id }) => id),
    },
    (tx, id) => {
      const [meals, plans] = [movedDays(first.meals, first, copy), movedDays(first.plans, first, copy)];
      return saveParts(tx, id, { ...first, meals, plans }, start_date);
    },
  );
  return { trip, invitees: formerInvitees(toPeople(first), viewer) };
}

const siteIn = ({ location_id, ai_suggestion, location_name, location_url }: TripCopy): SiteChoice => ({
  location_id,
  ai_suggestion,
  location_name,
  location_url,
});

/**
 * Returns the site of the first trip. When the viewer may not choose that site, only its name and
 * link.
 */
async function keptSite(viewer: Viewer, first: FirstTrip): Promise<SiteChoice> {
  const { campsite_id, suggestion_id, location_name, location_url } = first;
  if (campsite_id && (await getCampsite(viewer, campsite_id))) return { location_id: campsite_id };
  if (suggestion_id && (await getSuggestion(viewer, suggestion_id))) return { ai_suggestion: suggestion_id };
  return { location_id: null, location_name, location_url };
}
