import { NextRequest } from 'next/server';
import sharp from 'sharp';
import { GET as picture } from '@/app/trip/[tripId]/recap.png/route';
import { db } from '@/lib/server/db/client';
import { findRecap } from '@/lib/trips/recap/get-recap';
import { recapPreview } from '@/lib/trips/recap/recap-picture';
import type { Recap } from '@/lib/trips/recap/schema';
import { call } from '@/tests/call';
import { addExpense, firewood } from '@/tests/factories/costs';
import type { Person } from '@/tests/factories/people';
import { moveTo, party } from '@/tests/factories/trips';
import { PUT } from '../album/route';
import { GET } from './route';

const read = (id: string, as: Person) => call<Recap>(GET, 'GET', { as, params: { id } });
const setAlbum = (id: string, as: Person, url: unknown) =>
  call<{ album_url: string | null }>(PUT, 'PUT', { as, params: { id }, body: { url } });
const over = async (changes = {}) => {
  const made = await party(changes);
  await moveTo(made.trip, -3, -1);
  return made;
};

test('those who went read what the trip was, and others don’t', async () => {
  const { mia, tom, ann, eve, trip } = await party();
  expect((await read(trip.id, mia)).status).toBe(409);
  await addExpense(trip.id, firewood(trip.id, { cents: 4_000 }), mia);
  await moveTo(trip, -3, -1);
  expect((await read(trip.id, tom)).body).toMatchObject({
    people: 2,
    households: 2,
    nights: 2,
    meals: 0,
    km: null,
    cents: 4_000,
    forgot: [],
    unneeded: [],
    unpaid: [{ to: trip.id, cents: 2_000 }],
    album_url: null,
  });
  expect((await read(trip.id, ann)).status).toBe(403);
  expect((await read(trip.id, eve)).status).toBe(404);
});

test('anybody who went sets the album and takes it away', async () => {
  const { mia, tom, ann, trip } = await over();
  const album = 'https://photos.example/album?key=1';
  expect((await setAlbum(trip.id, tom, album)).body).toEqual({ album_url: album });
  expect((await read(trip.id, mia)).body.album_url).toBe(album);
  expect((await setAlbum(trip.id, ann, album)).status).toBe(403);
  expect((await setAlbum(trip.id, mia, null)).body).toEqual({ album_url: null });
});

test.each([
  'http://photos.example/a',
  'javascript:alert(1)',
  'https://sam@photos.example/a',
  `https://photos.example/${'a'.repeat(500)}`,
  'photos',
])('the album isn’t %s', async (url) => {
  const { mia, trip } = await over();
  expect((await setAlbum(trip.id, mia, url)).status).toBe(400);
});

test('an album of a trip that was called off stays as it is', async () => {
  const { mia, trip } = await party();
  await db.trip.update({ where: { id: trip.id }, data: { calledOffAt: new Date() } });
  expect((await setAlbum(trip.id, mia, 'https://photos.example/a')).status).toBe(409);
});

test('a trip that was called off has no recap', async () => {
  const { mia, trip } = await over();
  expect((await read(trip.id, mia)).status).toBe(200);
  await db.trip.update({ where: { id: trip.id }, data: { calledOffAt: new Date() } });
  expect((await read(trip.id, mia)).status).toBe(409);
});

test('the picture is for those who went, and nobody else may keep it', async () => {
  const { mia, ann, trip } = await over();
  const look = (as: Person) =>
    picture(
      new NextRequest(`http://localhost:3000/trip/${trip.id}/recap.png`, { headers: { cookie: as.cookie } }),
      {
        params: Promise.resolve({ tripId: trip.id }),
      },
    );
  const response = await look(mia);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toBe('private');
  const png = Buffer.from(await response.arrayBuffer());
  expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect((await look(ann)).status).toBe(403);
});

test.each(['Mia turns forty', 'Tom’s last hurrah'])(
  'the picture of “%s” names the place instead',
  async (tripName) => {
    const { mia, trip } = await over({ tripName });
    const preview = recapPreview(await findRecap({ viewer: mia.viewer, tripId: trip.id }));
    expect(preview.title).toBe(trip.location_name);
    expect(JSON.stringify(preview)).not.toMatch(/Mia|Tom|\$/);
  },
);
