import { today } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { countQueries } from '@/tests/count-queries';
import { siteOf } from '@/tests/factories/campsites';
import { answer, family, invited } from '@/tests/factories/guests';
import { type Person, person } from '@/tests/factories/people';
import { bringAlong } from '@/tests/factories/trip-households';
import { party, plan } from '@/tests/factories/trips';
import { getInvitation } from '../invitations/get-invitation';
import { getChoiceSite, getNewTripSite } from './choice-site';
import { unknownSite } from './finding';

const nobody = { phone: null, url: null };
const noOffers = { seats: [], tows: [] };

/** Adds a car with five seats to what a person brings on a trip. */
async function drive(who: Person, trip: { id: string }) {
  const { profileId } = who.viewer;
  const ride = await db.ride.create({
    data: {
      profileId,
      type: 'car',
      make: 'Ford',
      model: 'Ranger',
      drivetrain: '4 Wheel Drive',
      canTow: true,
    },
  });
  await bringAlong(trip, who, [], [ride.id]);
}

test('people on a trip get its site and the others’ offers in one query', async () => {
  const { mia, tom, ann, eve, trip } = await party();
  const site = await siteOf(mia, { drivetrain: '4 Wheel Drive', petFriendly: false });
  await db.trip.update({ where: { id: trip.id }, data: { campsiteId: site.id } });
  await drive(tom, trip);
  const { result, queries } = await countQueries(() => getChoiceSite(ann.viewer, trip.id));
  expect(queries).toHaveLength(1);
  expect(result?.site).toMatchObject({ access: '4 Wheel Drive', pets: false });
  expect(result?.offers.seats).toEqual([{ name: 'Tom', free: 4 }]);
  expect(result?.offers.tows).toHaveLength(1);
  // Tom gets no offer of the seats in his own car.
  expect((await getChoiceSite(tom.viewer, trip.id))?.offers).toEqual(noOffers);
  expect(await getChoiceSite(eve.viewer, trip.id)).toBeNull();
  expect(await getChoiceSite(ann.viewer, 'no id')).toBeNull();
});

test('nothing is known about a site that is only a name', async () => {
  const mia = await person('Mia');
  const trip = await plan(mia);
  expect(await getChoiceSite(mia.viewer, trip.id)).toEqual({
    site: unknownSite,
    contact: nobody,
    offers: noOffers,
    holidays: [],
    notes: [],
  });
});

test('for a new trip, people who see a site get what is known of it and the coming public holidays', async () => {
  const [mia, eve] = [await person('Mia'), await person('Eve')];
  const { id } = await siteOf(mia, { drivetrain: '4 Wheel Drive' });
  await db.campsite.update({ where: { id }, data: { state: 'NSW', phoneContact: '02 5550 0000' } });
  const known = await getNewTripSite(mia.viewer, id);
  expect(known).toMatchObject({
    site: { access: '4 Wheel Drive' },
    contact: { phone: '02 5550 0000', url: null },
  });
  expect(known.holidays.length).toBeGreaterThan(0);
  expect(known.holidays.every(([day]) => day >= today())).toBe(true);
  for (const unseen of [await getNewTripSite(eve.viewer, id), await getNewTripSite(mia.viewer, null)]) {
    expect(unseen).toEqual({ site: unknownSite, contact: nobody, offers: noOffers, holidays: [], notes: [] });
  }
  expect((await getNewTripSite(mia.viewer, 'no id')).site).toEqual(unknownSite);
});

test('a guest with a link gets the site, and offers of seats only where names are shown', async () => {
  const { mia, trip, token } = await invited();
  const { id } = await siteOf(mia, { drivetrain: '4 Wheel Drive', shared: true });
  await db.campsite.update({
    where: { id },
    data: { phoneContact: '02 5550 0000', campsiteUrl: 'https://a.example' },
  });
  await db.trip.update({ where: { id: trip.id }, data: { campsiteId: id } });
  await drive(mia, trip);
  await answer(token, family);
  const told = {
    site: {
      ...unknownSite,
      access: '4 Wheel Drive',
      by: { access: 'The person who shared it', pets: null, boat_ramp: null },
    },
    contact: nobody,
    offers: { seats: [{ name: 'Mia', free: 4 }], tows: [{ car: 'Mia’s Ranger' }] },
    holidays: [],
    notes: [],
  };
  expect((await getInvitation(null, token))?.fit).toEqual(told);
  await db.trip.update({ where: { id: trip.id }, data: { showsNames: false } });
  expect((await getInvitation(null, token))?.fit).toEqual({ ...told, offers: noOffers });
  await db.campsite.update({
    where: { id },
    data: { source: 'open', sourceRef: `test-${id}`, ownerId: null },
  });
  expect((await getInvitation(null, token))?.fit.contact).toEqual({
    phone: '02 5550 0000',
    url: 'https://a.example',
  });
});
