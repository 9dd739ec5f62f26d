import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { siteOf } from '@/tests/factories/campsites';
import { answer, asGuest, family } from '@/tests/factories/guests';
import { invitedToken, party } from '@/tests/factories/trips';
import { GET } from './route';

const read = (id: string, as?: { cookie: string }) =>
  call<string>(GET, 'GET', { ...(as && { as }), params: { id } });
/** Creates the trip of `party` at a campsite of Mia's that has a phone number. */
async function atSite() {
  const all = await party();
  const site = await siteOf(all.mia, { name: 'River; "flat"', address: '1 River Rd, Kedron' });
  await db.campsite.update({ where: { id: site.id }, data: { phoneContact: '07 3000 0000' } });
  await db.trip.update({ where: { id: all.trip.id }, data: { campsiteId: site.id } });
  return { ...all, id: all.trip.id, site };
}

test('the signed-out are asked to log in; for a stranger the trip does not exist', async () => {
  const { eve, id } = await atSite();
  expect((await read(id)).status).toBe(401);
  expect((await read(id, eve)).status).toBe(404);
  expect((await read('no-id', eve)).status).toBe(404);
});

test('readers of the trip download its site as a contact', async () => {
  const { mia, tom, ann, id } = await atSite();
  for (const who of [mia, tom, ann]) {
    const { status, headers, body } = await read(id, who);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/vcard; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="campmates-river-flat.vcf"');
    expect(headers.get('cache-control')).toBe('private, no-store');
    for (const line of [
      ...['FN:River\\; "flat"', 'TEL;TYPE=WORK,VOICE:07 3000 0000', 'GEO:-27.46000;153.05000'],
      'ADR;TYPE=WORK:;;1 River Rd\\, Kedron;;;;',
    ])
      expect(body).toContain(`\r\n${line}\r\n`);
    expect(body).not.toContain('@example.com');
  }
});

test('a guest can too, going or not', async () => {
  const { address, id } = await atSite();
  const token = await invitedToken(address);
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

test('costs one query besides the session’s', async () => {
  const { mia, id } = await atSite();
  expect((await countQueries(() => read(id, mia))).queries).toHaveLength(2);
});
