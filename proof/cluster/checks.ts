import type { Camper } from './campers';
import type { Layout } from './layout';
import { OpenPage } from './live';

/**
 * The checks in this file must pass before, during and after faults. Each check returns a line about
 * what it saw, and throws when it fails.
 */

export function hold(what: string, holds: boolean, seen: unknown = ''): string {
  if (!holds) throw new Error(`It does not hold: ${what}. ${JSON.stringify(seen)}`);
  return what;
}

/** Checks that every app process accepts a session, whichever process opened it. */
export async function sessionsHold({ apps }: Layout, { browser }: Camper): Promise<string> {
  const answers = await Promise.all(apps.map(({ url }) => browser.send('GET', '/api/profile', { at: url })));
  return hold(
    'a session from before is good at both app processes',
    answers.every(({ status }) => status === 200),
  );
}

/**
 * Checks that a page connected to one app process learns of a change that was made through the other
 * process.
 */
export async function livesAcross({ apps }: Layout, camper: Camper, name: string): Promise<string> {
  const times: (number | null)[] = [];
  for (const [here, there] of [apps, apps.toReversed()]) {
    const page = new OpenPage(camper.browser, camper.trip, here?.url ?? '');
    times.push(await page.hearsOf(`${name} at ${there?.name}`, there?.url));
    page.close();
  }
  return hold(
    `a page open at one app process hears of a change through the other (${times.join(' and ')} ms after the response to whoever made it)`,
    times.every((time) => time !== null),
  );
}

/** Sends log-ins with a wrong password, to each process in turn. Returns the statuses. */
export async function spendLogins({ apps }: Layout, camper: Camper, tries: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let number = 0; number < tries; number++) {
    const at = apps[number % apps.length]?.url;
    const body = { email: camper.email, password: 'not the password' };
    statuses.push((await camper.browser.send('POST', '/auth/login', { body, at })).status);
  }
  return statuses;
}

/**
 * Checks that the limit of ten log-ins holds across faults and processes. `before` has the statuses
 * of nine log-ins with a wrong password; with the sign-up's own log-in, ten have been used. So the
 * next two must be refused, one at each process.
 */
export async function limitsHold(layout: Layout, camper: Camper, before: readonly number[]): Promise<string> {
  const after = await spendLogins(layout, camper, 2);
  const expected = [...before.map(() => 401), 429, 429];
  const seen = [...before, ...after];
  return hold(
    `log-ins with a wrong password are counted across faults and processes: ${before.length} were let try, the next two were refused`,
    before.length === 9 && seen.every((status, index) => status === expected[index]),
    seen,
  );
}
