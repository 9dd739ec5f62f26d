import type { ChatAnswer } from '@/lib/trips/chat/schema';
import { call } from '@/tests/call';
import { suspend } from '@/tests/factories/judgements';
import type { Person } from '@/tests/factories/people';
import { alone, join, makeLink, readLink, revokeLink, tokenIn } from '@/tests/factories/share-link';
import { appoint, party } from '@/tests/factories/trips';
import { GET } from './route';

const read = (id: string, as: Person) => call<ChatAnswer>(GET, 'GET', { as, params: { id } });

test('organisers get the texts with the group’s link once there is one, and others without', async () => {
  const { mia, tom, ann, trip } = await party();
  const unlinked = (await read(trip.id, mia)).body;
  expect(unlinked).toMatchObject({ texts: [{ key: 'created' }], link: null, link_closed: false });
  expect((await readLink(trip.id, mia)).body.link).toBeNull();

  const { url } = (await makeLink(trip.id, mia)).body.link ?? { url: '' };
  const { texts, link } = (await read(trip.id, mia)).body;
  expect(link).toMatchObject({ url, limit: 50, used: 0 });
  for (const { text } of texts) expect(text).toMatch(new RegExp(`${url}$`));

  const { body } = await read(trip.id, tom);
  expect(body.link).toBeNull();
  expect(body.texts.map(({ text }) => text).join()).not.toContain('http');
  expect((await read(trip.id, ann)).status).toBe(403);

  await join(tokenIn(url), alone('Sue'));
  await makeLink(trip.id, mia, { limit: 1 });
  const full = { url, limit: 1, used: 1, ends_on: null };
  expect((await read(trip.id, mia)).body).toEqual({ ...unlinked, link: full, link_closed: true });

  await revokeLink(trip.id, mia);
  expect((await read(trip.id, mia)).body).toEqual(unlinked);
});

test('a paused trip’s link takes nobody else', async () => {
  const { mia, tom, trip } = await party();
  await appoint(trip, tom);
  await makeLink(trip.id, mia);
  expect((await read(trip.id, tom)).body.link_closed).toBe(false);
  await suspend(mia);
  const { link, link_closed } = (await read(trip.id, tom)).body;
  expect([link?.used, link_closed]).toEqual([0, true]);
});
