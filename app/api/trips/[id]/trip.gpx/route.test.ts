import { db } from '@/lib/server/db/client';
import { changeNotes } from '@/lib/trips/before-you-go/change-notes';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { placeOn, postBooking } from '@/tests/factories/bookings';
import { siteOf } from '@/tests/factories/campsites';
import { asGuest } from '@/tests/factories/guests';
import { invitedToken, party } from '@/tests/factories/trips';
import { GET } from './route';

const read = (id: string, as?: { cookie: string }) =>
  call<string>(GET, 'GET', { ...(as && { as }), params: { id } });

const meeting = {
  ...{ meeting_point: 'Pub & store', meeting_time: '14:00', uhf_channel: 12 },
  ...{ meeting_latitude: -27.45, meeting_longitude: 153.06 },
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

test('the signed-out are asked to log in; for a stranger the trip does not exist', async () => {
  const { eve, id } = await atSite();
  expect((await read(id)).status).toBe(401);
  expect((await read(id, eve)).status).toBe(404);
  expect((await read('no-id', eve)).status).toBe(404);
});

test('readers of the trip, even guests, download its site and its meeting point', async () => {
  const { mia, tom, ann, address, id } = await atSite();
  for (const who of [mia, tom, ann, await asGuest(await invitedToken(address))]) {
    const { status, headers, body } = await read(id, who);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/gpx+xml; charset=utf-8']);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="campmates-[a-z0-9-]+\.gpx"$/);
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
  expect(body).toContain('Meet at 2 pm, 27.4500 S, 153.0600 E');
  await changeNotes(mia.viewer, id, { meeting_latitude: null, meeting_longitude: null });
  expect(await read(id, mia)).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('has a position on the map yet') },
  });
});

test('costs one query besides the session’s', async () => {
  const { mia, id } = await atSite();
  expect((await countQueries(() => read(id, mia))).queries).toHaveLength(2);
});
