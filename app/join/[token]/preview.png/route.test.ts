import { NextRequest } from 'next/server';
import sharp from 'sharp';
import { GET as previewOfInvitation } from '@/app/invite/[token]/preview.png/route';
import { pool } from '@/lib/server/db/client';
import { log } from '@/lib/server/log';
import { getLinkPreview, linkMetadata } from '@/lib/trips/share-link/link-preview';
import { invited } from '@/tests/factories/guests';
import { person } from '@/tests/factories/people';
import { revokeLink, sharedToken } from '@/tests/factories/share-link';
import { added } from '@/tests/factories/site-form';
import { invitedToken, party, plan } from '@/tests/factories/trips';
import { GET } from './route';

const look = (handler: typeof GET, token: string) =>
  handler(new NextRequest('http://localhost:3000/join/x/preview.png'), {
    params: Promise.resolve({ token }),
  });

test('a link’s picture is a PNG that chats may cache', async () => {
  const { mia, trip } = await party();
  const response = await look(GET, await sharedToken(trip.id, mia));
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  const png = Buffer.from(await response.arrayBuffer());
  expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630 });
  const { token } = await invited();
  expect((await look(previewOfInvitation, token)).status).toBe(200);
});

test('an unknown link and a personal invitation have no picture', async () => {
  const { mia, tom, trip } = await party();
  const token = await sharedToken(trip.id, mia);
  await revokeLink(trip.id, mia);
  for (const gone of [token, 'nonsense']) expect((await look(GET, gone)).status).toBe(404);
  const own = await invitedToken(tom.email);
  expect((await look(previewOfInvitation, own)).status).toBe(404);
  expect(await linkMetadata('invite', own, 'You’re invited')).toEqual({ title: 'You’re invited' });
});

test('while the database is down the response is 503, and the log contains no link', async () => {
  const { mia, trip } = await party();
  const token = await sharedToken(trip.id, mia);
  const down = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
  const asked = jest.spyOn(pool, 'query').mockRejectedValueOnce(down as never);
  const said = jest.spyOn(log, 'info');
  const { status } = await look(GET, token);
  expect(status).toBe(503);
  expect(JSON.stringify(said.mock.calls)).not.toContain(token);
  asked.mockRestore();
  said.mockRestore();
});

test('it names nobody, and only the suburb of a private campsite', async () => {
  const mia = await person('Mia');
  const site = await added(mia, { name: `Paddock ${Math.random()}`, share_flag: false });
  const trip = await plan(mia, { location_id: site.id });
  const preview = await getLinkPreview('join', await sharedToken(trip.id, mia));
  expect(preview?.title).toBe(trip.trip_name);
  expect(preview?.lines[1]).toMatch(/^Near \p{Lu}/u);
  const said = JSON.stringify(preview);
  for (const secret of ['Mia', site.name, site.latitude.toFixed(3), site.longitude.toFixed(3)])
    expect(said).not.toContain(secret);
});

test('the page’s head has the title, the dates and the picture', async () => {
  const { mia, trip } = await party();
  const token = await sharedToken(trip.id, mia);
  expect(await linkMetadata('join', token, 'Come camping')).toMatchObject({
    openGraph: {
      title: trip.trip_name,
      images: [
        { url: expect.stringMatching(`^http://localhost:3000/join/${token}/preview\\.png\\?v=[\\da-f]{8}$`) },
      ],
    },
  });
});
