import { PATCH as answerTrip } from '@/app/api/trips/[id]/attending/route';
import { POST as addNotice } from '@/app/api/trips/[id]/notices/route';
import { POST as addToPacking } from '@/app/api/trips/[id]/packing/route';
import { spend } from '@/lib/server/http/rate-limiter';
import { type LimitName, limits } from '@/lib/server/http/rate-limits';
import type { Handler } from '@/lib/server/http/route';
import { call } from '@/tests/call';
import { answer, asGuest, family, invited } from '@/tests/factories/guests';
import { invitationOf } from '@/tests/factories/trips';

/** Returns the session of a guest who is going and whose requests come from this network. */
async function guestFrom(network: string) {
  const { trip, token, email } = await invited();
  await answer(token, family);
  const { id: householdId } = await invitationOf(trip, email);
  const as = await asGuest(token);
  const send = async (handler: Handler, method: 'POST' | 'PATCH', body: object) =>
    (
      await call(handler, method, {
        as,
        params: { id: trip.id },
        body,
        headers: { 'x-forwarded-for': network },
      })
    ).status;
  return { householdId, send };
}

const writes: [LimitName, LimitName, Handler, 'POST' | 'PATCH', object][] = [
  ['partChanges', 'partChangesByLink', addToPacking, 'POST', { name: 'Ukulele' }],
  ['notices', 'noticesByLink', addNotice, 'POST', { text: 'Hello' }],
  ['answers', 'answersByLink', answerTrip, 'PATCH', { attending: true }],
];

test.each(writes)(
  '%s: each guest’s household has the same limit as an account',
  async (name, _, ...write) => {
    const [guest, other] = [await guestFrom('203.0.113.1'), await guestFrom('203.0.113.1')];
    await spend(name, guest.householdId, limits[name].points);
    expect(await guest.send(...write)).toBe(429);
    expect(await other.send(...write)).toBeLessThan(300);
  },
);

test.each(writes)(
  '%s: all guests of one network address share the limit %s',
  async (_, byAddress, ...write) => {
    const [guest, other] = [await guestFrom('203.0.113.2'), await guestFrom('203.0.113.3')];
    await spend(byAddress, '203.0.113.2', limits[byAddress].points);
    expect(await guest.send(...write)).toBe(429);
    expect(await other.send(...write)).toBeLessThan(300);
  },
);
