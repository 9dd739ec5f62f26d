import 'server-only';
import { notFound } from '@/lib/errors';
import { isId } from '@/lib/fields';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import type { SiteContact } from './vcard';

/** Throws 404 also when neither a phone number nor an email address is known. */
export async function getSiteContact(caller: TripCaller): Promise<SiteContact> {
  if (!isId(caller.tripId)) throw notFound();
  const [site] = await readRows<SiteContact>(Prisma.sql`
    select c.id::text, c.name, c.address, coalesce(c.phone_contact, '') phone, c.email_contact::text email, c.campsite_url url, c.latitude, c.longitude,
           c.source = 'open' open
    from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid and (c.phone_contact ~ '[0-9]' or c.email_contact is not null)`);
  if (!site) throw notFound();
  return site;
}
