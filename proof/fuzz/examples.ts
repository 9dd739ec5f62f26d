import type { Person } from '../../tests/factories/people';
import { operatorCalls } from '../../tests/fixtures/operator-calls';
import { otherCalls } from '../../tests/fixtures/other-calls';
import { tripCalls } from '../../tests/fixtures/trip-calls';
import type { Example } from './call';
import type { Operation } from './document';
import type { Random } from './random';
import type { World, WorldCaller } from './world';

const TRIP = '/api/trips/{id}';

/**
 * Groups the keys of a fixture by the call that they name, such as "PATCH …" ("…" is the trip's path).
 * Keys of the same call differ in a text in brackets.
 */
function rowsByCall(rows: object): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const row of Object.keys(rows)) {
    const call = (row.split(' (')[0] ?? '').replace('…', TRIP);
    found.set(call, [...(found.get(call) ?? []), row]);
  }
  return found;
}

const [tripRows, otherRows, operatorRows] = [tripCalls, otherCalls, operatorCalls].map(rowsByCall);

/**
 * Returns the parameters and the body that the tests of standings send to this operation, and creates
 * the database rows that the call needs. A call without an entry in tests/fixtures needs only the trip.
 */
export async function exampleOf(
  { method, path }: Operation,
  { trip, links, operator }: World,
  caller: WorldCaller,
  random: Random,
): Promise<Example> {
  const call = `${method} ${path}`;
  const pick = (rows: Map<string, string[]> | undefined) => random.pick(rows?.get(call) ?? ['']);
  if (path.startsWith(TRIP)) {
    const own = trip.who[caller.standing];
    const { params, body, first } =
      tripCalls[pick(tripRows)]?.(own, trip, trip.otherThan(caller.standing)) ?? {};
    await first?.();
    return { params: { id: trip.id, ...params }, query: {}, body };
  }
  if (path.startsWith('/api/operator/'))
    return { params: {}, query: {}, body: undefined, ...(await operatorCalls[pick(operatorRows)]?.()) };
  const account = caller.account ?? operator.account;
  const made = await otherCalls[pick(otherRows)]?.(account as Person, links);
  return { params: {}, query: {}, body: undefined, ...made };
}
