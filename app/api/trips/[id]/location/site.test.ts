import { GET as getContact } from '@/app/api/trips/[id]/site.vcf/route';
import { GET as getPlaces } from '@/app/api/trips/[id]/trip.gpx/route';
import {
  saveObservation,
  setDismissed,
  takeBackObservation,
} from '@/lib/campsites/observations/save-observation';
import { changeSite } from '@/lib/campsites/sites/change-site';
import { daysBetween, earliestToday, today } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { changeNotes } from '@/lib/trips/before-you-go/change-notes';
import { callOffTrip } from '@/lib/trips/call-off';
import type { TripLocation } from '@/lib/trips/schema';
import { searchStart } from '@/lib/trips/site/find-site';
import { getTripHead } from '@/lib/trips/trip-head';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { answerTrip } from '@/tests/factories/answers';
import { placeOn, postBooking } from '@/tests/factories/bookings';
import { siteOf } from '@/tests/factories/campsites';
import { answer, asGuest, family } from '@/tests/factories/guests';
import { type Person, person } from '@/tests/factories/people';
import { appoint, inDays, moveTo, party, plan, tokenOf } from '@/tests/factories/trips';
import { GET } from './route';

describe('the site of a trip', () => {
  const read = (id: string, as?: Person) =>
    call<TripLocation>(GET, 'GET', { ...(as && { as }), params: { id } });

  test('an organiser’s private site is visible to invitees; it costs one query besides the session’s', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const site = await siteOf(mia, { features: ['Toilets', 'Fire pit'], lacks: ['Showers'] });
    const trip = await plan(mia, { location_id: site.id, invitees: [tom.email] });
    expect((await countQueries(() => read(trip.id, mia))).queries).toHaveLength(2);
    const { status, body } = await read(trip.id, tom);
    expect(status).toBe(200);
    expect(body.location).toMatchObject({
      id: site.id,
      name: 'Riverside flat',
      latitude: site.latitude,
      share_flag: false,
    });
    const anId = expect.any(String);
    expect(body.features).toEqual([
      { id: anId, name: 'Fire pit' },
      { id: anId, name: 'Toilets' },
    ]);
    expect(body.location.site_features).toEqual(body.features.map(({ id }) => id));
  });

  test('an AI’s site has a name and a URL, and null for the rest', async () => {
    const mia = await person();
    const trip = await plan(mia);
    const { body } = await read(trip.id, mia);
    const { name, campsite_url, ...rest } = body.location;
    expect([name, campsite_url]).toEqual(['Bendeela Recreation Area', 'https://example.com/bendeela']);
    expect(Object.values(rest)).toEqual(Object.keys(rest).map(() => null));
    expect(Object.keys(rest)).toEqual(expect.arrayContaining(['id', 'address', 'latitude', 'drivetrain']));
    expect(body.features).toEqual([]);
  });

  test('a stranger’s site that has turned private is only a name', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const site = await siteOf(tom, { shared: true });
    const trip = await plan(mia, { location_id: site.id });
    await db.campsite.update({ where: { id: site.id }, data: { shareFlag: false } });
    expect((await read(trip.id, mia)).body.location).toMatchObject({
      name: 'Riverside flat',
      latitude: null,
    });
  });

  test('a deleted site keeps its name', async () => {
    const mia = await person();
    const site = await siteOf(mia);
    const trip = await plan(mia, { location_id: site.id });
    await db.campsite.delete({ where: { id: site.id } });
    expect((await read(trip.id, mia)).body.location).toMatchObject({ id: null, name: 'Riverside flat' });
  });
});

describe('its contact', () => {
  const read = (id: string, as?: { cookie: string }) =>
    call<string>(getContact, 'GET', { ...(as && { as }), params: { id } });
  /** Creates the trip of `party` at a campsite of Mia's that has a phone number. */
  async function atSite() {
    const all = await party();
    const site = await siteOf(all.mia, { name: 'River; "flat"', address: '1 River Rd, Kedron' });
    await db.campsite.update({ where: { id: site.id }, data: { phoneContact: '07 3000 0000' } });
    await db.trip.update({ where: { id: all.trip.id }, data: { campsiteId: site.id } });
    return { ...all, id: all.trip.id, site };
  }

  test('readers of the trip, also guests, going or not, download its site as a contact; it costs one query besides the session’s', async () => {
    const { mia, tom, ann, address, trip, id } = await atSite();
    expect((await countQueries(() => read(id, mia))).queries).toHaveLength(2);
    for (const who of [mia, tom, ann]) {
      const { status, headers, body } = await read(id, who);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/vcard; charset=utf-8');
      expect(headers.get('content-disposition')).toBe('attachment; filename="campmates-river-flat.vcf"');
      expect(headers.get('cache-control')).toBe('private, no-store');
      for (const line of [
        'FN:River\\; "flat"',
        'TEL;TYPE=WORK,VOICE:07 3000 0000',
        'GEO:-27.46000;153.05000',
        'ADR;TYPE=WORK:;;1 River Rd\\, Kedron;;;;',
      ])
        expect(body).toContain(`\r\n${line}\r\n`);
      expect(body).not.toContain('@example.com');
    }
    const token = await tokenOf(trip, address);
    const guest = await asGuest(token);
    expect(await read(id, guest)).toMatchObject({
      status: 200,
      body: expect.stringContaining('TEL;TYPE=WORK,VOICE:07 3000 0000'),
    });
    await answer(token, family);
    expect((await read(id, guest)).status).toBe(200);
  });

  test('the contact has the site’s email, also of a site without a phone number', async () => {
    const { mia, id, site } = await atSite();
    const emailContact = 'ranger@river.example';
    await db.campsite.update({ where: { id: site.id }, data: { emailContact } });
    for (const phoneContact of ['07 3000 0000', null]) {
      await db.campsite.update({ where: { id: site.id }, data: { phoneContact } });
      const { status, body } = await read(id, mia);
      expect(status).toBe(200);
      expect(body).toMatch(/\r\nEMAIL[^\r\n]*:ranger@river\.example\r\n/);
    }
  });

  test('without a phone number there is no contact, and neither for a site that has turned private', async () => {
    const { mia, tom, id, site } = await atSite();
    for (const phoneContact of [null, 'ask the ranger']) {
      await db.campsite.update({ where: { id: site.id }, data: { phoneContact } });
      expect((await read(id, mia)).status).toBe(404);
    }
    await db.campsite.update({
      where: { id: site.id },
      data: { phoneContact: '000', ownerId: tom.viewer.profileId },
    });
    expect((await read(id, mia)).status).toBe(404);
    await db.trip.update({ where: { id }, data: { campsiteId: null } });
    expect((await read(id, tom)).status).toBe(404);
  });
});

describe('its file for map apps', () => {
  const read = (id: string, as?: { cookie: string }) =>
    call<string>(getPlaces, 'GET', { ...(as && { as }), params: { id } });

  const meeting = {
    meeting_point: 'Pub & store',
    meeting_time: '14:00',
    uhf_channel: 12,
    meeting_latitude: -27.45,
    meeting_longitude: 153.06,
  };

  /** Creates the trip of `party` at a campsite of Mia's, with a meeting point. */
  async function atSite() {
    const all = await party();
    const site = await siteOf(all.mia, { name: 'River <flat>', address: '1 River Rd, Kedron' });
    await db.trip.update({ where: { id: all.trip.id }, data: { campsiteId: site.id } });
    await changeNotes(all.mia.viewer, all.trip.id, meeting);
    return { ...all, id: all.trip.id, site };
  }

  const namesIn = (file: string) => file.match(/(?<=<wpt[^>]*>\s*<name>).*(?=<)/g);

  test('readers of the trip, even guests, download its site and its meeting point; it costs one query besides the session’s', async () => {
    const { mia, tom, ann, address, trip, id } = await atSite();
    expect((await countQueries(() => read(id, mia))).queries).toHaveLength(2);
    for (const who of [mia, tom, ann, await asGuest(await tokenOf(trip, address))]) {
      const { status, headers, body } = await read(id, who);
      expect([status, headers.get('content-type')]).toEqual([200, 'application/gpx+xml; charset=utf-8']);
      expect(headers.get('content-disposition')).toMatch(
        /^attachment; filename="campmates-[a-z0-9-]+\.gpx"$/,
      );
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(namesIn(body)).toEqual(['River &lt;flat&gt;', 'Pub &amp; store']);
      for (const line of [
        '<wpt lat="-27.460000" lon="153.050000">',
        '<desc>1 River Rd, Kedron</desc>',
        `<link href="http://localhost:3000/trip/${id}"/>`,
        '<wpt lat="-27.450000" lon="153.060000">',
        '<desc>Meet at 2 pm, Pub &amp; store, 1.5 km north-east of the site · UHF channel 12</desc>',
      ])
        expect(body).toContain(line);
      expect(body).not.toContain('@example.com');
    }
  });

  test('the site names the reader’s own pitch, and only to the reader', async () => {
    const { mia, tom, id } = await atSite();
    const placedOn = async (name: string) => {
      const { body } = await postBooking(id, { pitches: [{ name }] }, mia);
      await placeOn(id, body.booking, [name, id], mia);
    };
    await placedOn('14');
    expect((await read(id, mia)).body).toContain('<desc>Your pitch: 14\n1 River Rd, Kedron</desc>');
    expect((await read(id, tom)).body).not.toContain('pitch');
    await placedOn('15');
    expect((await read(id, mia)).body).toContain('<desc>Your pitches: 14 and 15\n');
  });

  test('only places with coordinates are in the file; without any there is no file', async () => {
    const { mia, tom, id, site } = await atSite();
    await changeNotes(mia.viewer, id, { meeting_point: null });
    expect(namesIn((await read(id, mia)).body)).toEqual(['River &lt;flat&gt;', 'Meeting point']);
    // The private site belongs to Tom now, so Mia's trip may not show it.
    await db.campsite.update({ where: { id: site.id }, data: { ownerId: tom.viewer.profileId } });
    const { body } = await read(id, mia);
    expect(namesIn(body)).toEqual(['Meeting point']);
    expect(body).toContain('Meet at 2 pm, 27.4500° S, 153.0600° E');
    await changeNotes(mia.viewer, id, { meeting_latitude: null, meeting_longitude: null });
    expect(await read(id, mia)).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('has a position on the map yet') },
    });
  });
});

describe('where a search starts', () => {
  // Broken Hill lies in another state than Kedron, where all people in this test live.
  const brokenHill = { latitude: -31.9567, longitude: 141.4678, shared: true };

  test('for a trip in another state the search starts there, but only for people on the trip', async () => {
    const [mia, eve] = [await person('Mia'), await person('Eve')];
    const site = await siteOf(mia, brokenHill);
    const trip = await plan(mia, { location_id: site.id });
    expect(await searchStart(mia.viewer, { trip: trip.id })).toBe('2880');
    expect(await searchStart(eve.viewer, { trip: trip.id })).toBe('4031');
  });

  test('for a new trip the search starts around the site chosen before', async () => {
    const mia = await person('Mia');
    const site = await siteOf(mia, brokenHill);
    expect(await searchStart(mia.viewer, { near: site.id })).toBe('2880');
  });

  test('otherwise the search starts at home, and no start is needed when the address names a postcode', async () => {
    const mia = await person('Mia');
    const noSite = await plan(mia);
    for (const params of [{}, { trip: noSite.id }, { trip: 'x' }, { near: 'x' }, { near: ['a', 'b'] }])
      expect(await searchStart(mia.viewer, params)).toBe('4031');
    const site = await siteOf(mia, brokenHill);
    expect(await searchStart(mia.viewer, { near: site.id, postcode: '0870' })).toBe('4031');
    const spot = { latitude: '-31.9567', longitude: '141.4678' };
    expect(await searchStart(mia.viewer, { near: site.id, ...spot })).toBe('4031');
  });
});

describe('the question about the site', () => {
  const asks = async ({ viewer }: Person, { id }: { id: string }) =>
    (await getTripHead({ viewer, tripId: id }))?.asks;
  const openSite = () => db.campsite.findFirstOrThrow({ where: { source: 'open' } });
  const seen = { pets: true, seen_on: inDays(-30) };

  /** Returns the people of `party` after moving Mia's trip into the past. */
  async function pastParty(location_id: string) {
    const found = await party({ location_id });
    await moveTo(found.trip, -9, -7);
    return found;
  }

  async function pastTrip(organiser: Person, location_id: string | null) {
    const trip = await plan(organiser, { location_id });
    await moveTo(trip, -9, -7);
    return trip;
  }

  test('for two weeks after a trip everybody with an account who went is asked about the site', async () => {
    const { mia, tom, ann, eve, trip } = await pastParty((await openSite()).id);
    expect(await asks(mia, trip)).toBe(true);
    expect(await asks(tom, trip)).toBe(true);
    expect(await asks(eve, trip)).toBeUndefined();
    // Ann has not answered the invitation yet, so the trip's page doesn't ask her about the site.
    expect(await asks(ann, trip)).toBe(false);
    await answerTrip(ann.viewer, trip.id, true);
    expect(await asks(ann, trip)).toBe(true);
    await answerTrip(ann.viewer, trip.id, false);
    expect(await asks(ann, trip)).toBe(false);
    await moveTo(trip, -17, -14);
    expect(await asks(mia, trip)).toBe(false);
  });

  test('people are asked once the last day has ended in all of Australia, unless the trip was called off', async () => {
    const mia = await person('Mia');
    const trip = await plan(mia, { location_id: (await openSite()).id });
    expect(await asks(mia, trip)).toBe(false);
    const lastNow = daysBetween(today(), earliestToday());
    await moveTo(trip, lastNow - 2, lastNow);
    expect(await asks(mia, trip)).toBe(false);
    await moveTo(trip, lastNow - 3, lastNow - 1);
    expect(await asks(mia, trip)).toBe(true);
    await moveTo(trip, 5, 7);
    await callOffTrip(mia.viewer, trip.id);
    await moveTo(trip, -9, -7);
    expect(await asks(mia, trip)).toBe(false);
  });

  test('a person who has reported on a site is never asked about it again, even after taking the report back', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const site = await openSite();
    const trips = [await pastTrip(mia, site.id), await pastTrip(mia, site.id)];
    await saveObservation(tom.viewer, site.id, seen);
    for (const trip of trips) expect(await asks(mia, trip)).toBe(true);
    await saveObservation(mia.viewer, site.id, seen);
    for (const trip of trips) expect(await asks(mia, trip)).toBe(false);
    await takeBackObservation(mia.viewer, site.id);
    for (const trip of trips) expect(await asks(mia, trip)).toBe(false);
    expect(await asks(tom, await pastTrip(tom, site.id))).toBe(false);
  });

  test('a person who takes back a report that they never made is still asked', async () => {
    const mia = await person('Mia');
    const site = await siteOf(mia);
    await takeBackObservation(mia.viewer, site.id);
    expect(await asks(mia, await pastTrip(mia, site.id))).toBe(true);
  });

  test('dismissing the question covers all of one’s trips to that site, but not other sites or other people', async () => {
    const { mia, tom, trip } = await pastParty((await openSite()).id);
    await appoint(trip, tom);
    await setDismissed(mia.viewer, trip.location_id ?? '', true);
    expect(await asks(mia, trip)).toBe(false);
    expect(await asks(mia, await pastTrip(mia, trip.location_id))).toBe(false);
    expect(await asks(mia, await pastTrip(mia, (await siteOf(mia)).id))).toBe(true);
    expect(await asks(tom, trip)).toBe(true);
  });

  test('only the owner of a private site is asked about it, also when a trip of others still shows the site', async () => {
    const [mia, ann] = [await person('Mia'), await person('Ann')];
    const site = await siteOf(mia);
    const trip = await plan(mia, { location_id: site.id, invitees: [ann.email] });
    await answerTrip(ann.viewer, trip.id, true);
    await appoint(trip, ann);
    await moveTo(trip, -9, -7);
    expect(await asks(mia, trip)).toBe(true);
    expect(await asks(ann, trip)).toBe(false);

    await changeSite(mia.viewer, site.id, { share_flag: true });
    const anns = await pastTrip(ann, site.id);
    expect(await asks(ann, anns)).toBe(true);
    await changeSite(mia.viewer, site.id, { share_flag: false });
    expect(await asks(ann, anns)).toBe(false);
  });

  test('a trip without a stored campsite asks nothing', async () => {
    const mia = await person('Mia');
    expect(await asks(mia, await pastTrip(mia, null))).toBe(false);
  });
});
