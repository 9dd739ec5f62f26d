import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@/app/api/openapi.json/endpoints';
import { env } from '@/lib/server/env';
import type { Handler } from '@/lib/server/http/route';
import { changeTrip } from '@/lib/trips/change-trip';
import { changeHousehold } from '@/tests/factories/trip-households';
import { call } from './call';
import { answer, asGuest, family } from './factories/guests';
import { setDiet } from './factories/meals';
import { uniqueEmail } from './factories/people';
import { inDays, invitedToken, party } from './factories/trips';
import { deliveredMail, minutesPass } from './mail';

const diet = 'Anaphylaxis: cashews';

/**
 * An event stream does not end, and a log-out would end the session, so the test skips these
 * endpoints.
 */
const notAsked = ['/api/trips/{id}/events', '/auth/logout'];
const noToken = 'x'.repeat(43);

/** Returns the paths of the GET endpoints whose responses contain the diet. */
async function tellsOf(
  as: { cookie: string } | undefined,
  params: Record<string, string>,
): Promise<string[]> {
  const told: string[] = [];
  for (const [path, { GET: handler }] of Object.entries(endpoints)) {
    if (!handler || notAsked.includes(path)) continue;
    const { body } = await call(handler, 'GET', { ...(as && { as }), params });
    if (JSON.stringify(body ?? '').includes(diet)) told.push(path);
  }
  return told;
}

/**
 * Creates Mia's trip. Mia's diet is known to the people who are going: Tom, and Priya, who is a
 * guest. Ann has not answered.
 */
async function withDiet() {
  const friend = uniqueEmail('friend');
  const all = await party();
  await setDiet(all.mia, diet);
  const { id } = all.trip;
  await call(endpoints['/api/trips/{id}/invitees']?.POST as never, 'POST', {
    as: all.mia,
    params: { id },
    body: { invitees: [friend] },
  });
  const token = await invitedToken(friend);
  await answer(token, family);
  return { ...all, id, friend, token };
}

test('a diet is only in the responses about one’s own crew and about the meals of a trip that both people go on', async () => {
  const { mia, tom, ann, zoe, eve, id, token } = await withDiet();
  expect(await tellsOf(mia, { id, token: noToken })).toEqual(['/api/trips/{id}/meals', '/crew']);
  expect(await tellsOf(tom, { id, token: noToken })).toEqual(['/api/trips/{id}/meals']);
  expect(await tellsOf(await asGuest(token), { id, token })).toEqual(['/api/trips/{id}/meals']);
  expect(await tellsOf(undefined, { id, token })).toEqual([]);
  for (const who of [ann, zoe, eve]) expect(await tellsOf(who, { id, token: noToken })).toEqual([]);
});

test('a guest’s diet is only in the responses about their own answer, and about the meals for people who are going', async () => {
  const { mia, tom, ann, zoe, trip, address } = await party();
  const { id } = trip;
  const token = await invitedToken(address);
  await answer(token, { ...family, crew: [{ name: 'Priya', age: 'adult', diet }] });
  for (const who of [mia, tom])
    expect(await tellsOf(who, { id, token: noToken })).toEqual(['/api/trips/{id}/meals']);
  for (const who of [ann, zoe]) expect(await tellsOf(who, { id, token: noToken })).toEqual([]);
  const told = await tellsOf(await asGuest(token), { id, token });
  expect(told.sort()).toEqual(['/api/invites/{token}', '/api/trips/{id}/meals']);
});

test('somebody else’s diet is in no export and in no copy of a trip', async () => {
  const { mia, tom, id } = await withDiet();
  const sent = { start_date: inDays(30), end_date: inDays(31) };
  for (const [path, body] of [
    ['/api/account/export', {}],
    ['/api/trips/{id}/copy', sent],
  ] as const) {
    const handler = endpoints[path]?.POST as Handler;
    const response = await call(handler, 'POST', { as: tom, params: { id }, body });
    expect([path, response.status < 300]).toEqual([path, true]);
    expect(JSON.stringify(response.body)).not.toContain(diet);
  }
  const own = await call(endpoints['/api/account/export']?.POST as Handler, 'POST', { as: mia, body: {} });
  expect(JSON.stringify(own.body)).toContain(diet);
});

test('the responses to answers and changes of a trip contain no diet', async () => {
  const { mia, id } = await withDiet();
  const send = async (path: string, method: 'PATCH' | 'POST' | 'PUT', body: unknown) => {
    const handler = endpoints[path]?.[method];
    if (!handler) throw new Error(`there is no ${method} ${path}`);
    const response = await call(handler, method, { as: mia, params: { id }, body });
    expect([path, response.status]).toEqual([path, 200]);
    expect(JSON.stringify(response.body)).not.toContain(diet);
  };
  const chosen = { attending: true, crew_member_ids: [mia.camperId], ride_ids: [] };
  await send('/api/trips/{id}/attendance', 'PATCH', chosen);
  await send('/api/trips/{id}/attending', 'PATCH', { attending: true });
  await send('/api/trips/{id}/seats', 'PUT', { person_id: mia.camperId, ride_id: null });
  await send('/api/trips/{id}/seats/suggestion', 'POST', {});
});

test('a diet is in no mail', async () => {
  const { mia, tom, id, friend } = await withDiet();
  await changeTrip(mia.viewer, id, { start_date: inDays(5), end_date: inDays(7) });
  await minutesPass(60);
  for (const { email } of [mia, tom, { email: friend }]) await deliveredMail(email);
  const folder = join(env().DATA_DIR, 'mail');
  const mails = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
  );
  expect(mails.length).toBeGreaterThan(3);
  expect(mails.filter((mail) => mail.includes('cashews'))).toEqual([]);
});

test('somebody who is no longer going doesn’t see diets, and nobody on the trip sees theirs', async () => {
  const { mia, tom, id } = await withDiet();
  await setDiet(tom, `${diet} too`);
  await changeHousehold({ id }, tom.email, { attending: false });
  expect(await tellsOf(tom, { id, token: noToken })).toEqual(['/crew']);
  const handler = endpoints['/api/trips/{id}/meals']?.GET;
  const { body } = await call(handler as never, 'GET', { as: mia, params: { id } });
  expect(body).toMatchObject({ diets: [{ name: 'Mia', diet }] });
});
