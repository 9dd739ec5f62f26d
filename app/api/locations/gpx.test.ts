import { setSaved } from '@/lib/campsites/saved/save-site';
import { call } from '@/tests/call';
import { siteOf } from '@/tests/factories/campsites';
import { person } from '@/tests/factories/people';
import { GET as getSite } from './[id]/site.gpx/route';
import { GET as getSaved } from './saved.gpx/route';

const readSite = (id: string, as?: { cookie: string }) =>
  call<string>(getSite, 'GET', { ...(as && { as }), params: { id } });
const readSaved = (as?: { cookie: string }) => call<string>(getSaved, 'GET', { ...(as && { as }) });
const namesIn = (file: string) => file.match(/(?<=<wpt[^>]*>\s*<name>).*(?=<)/g);

test('everybody who may see a campsite can download it for a map app', async () => {
  const [mia, eve] = [await person(), await person()];
  const shared = await siteOf(mia, { name: 'Shared & flat', shared: true, address: '1 River Rd' });
  const own = await siteOf(mia, { name: 'Gran’s paddock', shared: false });
  expect((await readSite(shared.id)).status).toBe(401);
  for (const who of [mia, eve]) {
    const { status, headers, body } = await readSite(shared.id, who);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/gpx+xml; charset=utf-8']);
    expect(headers.get('content-disposition')).toBe('attachment; filename="campmates-shared-flat.gpx"');
    expect(namesIn(body)).toEqual(['Shared &amp; flat']);
    expect(body).toContain('<desc>1 River Rd</desc>');
    expect(body).toContain(`<link href="http://localhost:3000/campsite/${shared.id}"/>`);
  }
  expect((await readSite(own.id, mia)).status).toBe(200);
  expect((await readSite(own.id, eve)).status).toBe(404);
  expect((await readSite('no-id', mia)).status).toBe(404);
});

test('the file of saved campsites holds only the viewer’s own ones that they may still see', async () => {
  const [mia, eve] = [await person(), await person()];
  const sites = [
    await siteOf(mia, { name: 'First', shared: true }),
    await siteOf(mia, { name: 'Second', shared: true }),
    await siteOf(mia, { name: 'Private', shared: false }),
  ];
  for (const { id } of sites) await setSaved(mia.viewer, id, true);
  await setSaved(eve.viewer, sites[0]?.id ?? '', true);
  expect((await readSaved()).status).toBe(401);
  const { status, headers, body } = await readSaved(mia);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/gpx+xml; charset=utf-8']);
  expect(namesIn(body)?.sort()).toEqual(['First', 'Private', 'Second']);
  expect(namesIn((await readSaved(eve)).body)).toEqual(['First']);
  const nobody = await readSaved(await person());
  expect([nobody.status, namesIn(nobody.body)]).toEqual([200, null]);
});
