import type { Member } from '@/lib/household/crew/schema';
import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { type Person, person } from '@/tests/factories/people';
import { broughtBy, plan } from '@/tests/factories/trips';
import { POST } from '../route';
import { DELETE } from './route';

const josh = { type: 'camper', name: 'Josh', email: 'josh@example.com', age: 'child' };

async function memberOf(as: Person): Promise<string> {
  return (await call<{ member: Member }>(POST, 'POST', { as, body: josh })).body.member.id;
}
const remove = (as: Person | undefined, id: string) =>
  call<{ id: string }>(DELETE, 'DELETE', { as, params: { id } });
const rowOf = (id: string) => db.crewMember.findUnique({ where: { id } });

const notIds = ['1', '', 'null', "' or 1=1 --", 'x'.repeat(500), '00000000-0000-0000-0000'];

describe('deleting a member', () => {
  test('needs a signed-in person', async () => {
    const id = await memberOf(await person());
    expect((await remove(undefined, id)).status).toBe(401);
    expect(await rowOf(id)).not.toBeNull();
  });

  test('is only for its owner: for anybody else the member does not exist', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const id = await memberOf(mia);
    expect((await remove(tom, id)).status).toBe(404);
    expect((await remove(tom, mia.camperId)).status).toBe(404);
    expect(await rowOf(id)).not.toBeNull();
  });

  test('is refused for the person’s own camper', async () => {
    const mia = await person();
    expect((await remove(mia, mia.camperId)).status).toBe(403);
    expect(await rowOf(mia.camperId)).not.toBeNull();
  });

  test.each(notIds)('by the id %j finds nothing', async (id) => {
    expect((await remove(await person(), id)).status).toBe(404);
  });

  test('responds with the id, and the second time finds nothing', async () => {
    const mia = await person();
    const id = await memberOf(mia);
    expect(await remove(mia, id)).toMatchObject({ status: 200, body: { id } });
    expect((await remove(mia, id)).status).toBe(404);
  });

  test('takes the member off every trip', async () => {
    const mia = await person();
    const id = await memberOf(mia);
    const trip = await plan(mia, { owner_crew_member_ids: [id, mia.camperId] });
    await remove(mia, id);
    expect((await broughtBy(trip.id, mia.viewer.profileId)).crew).toEqual([mia.camperId]);
  });
});
