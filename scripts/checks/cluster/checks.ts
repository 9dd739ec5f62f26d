import { newKey } from '../../../lib/api-client';
import type { Camper } from './campers';
import type { Layout } from './layout';
import { OpenPage } from './live';

/** What must go on across faults: each gives a line, and throws when it doesn't hold. */

export function hold(what: string, holds: boolean): string {
  if (!holds) throw new Error(`It does not hold: ${what}.`);
  return what;
}

const addTodo = ({ browser, trip }: Camper, text: string, at?: string) =>
  browser.send('POST', `/api/trips/${trip}/todos`, { body: { text }, key: newKey(), at });

/** Each app process knows the session that was opened through either. */
export async function sessionsHold({ apps }: Layout, { browser }: Camper): Promise<string> {
  const answers = await Promise.all(apps.map(({ url }) => browser.send('GET', '/api/profile', { at: url })));
  return hold(
    'a session from before is good at both app processes',
    answers.every(({ status }) => status === 200),
  );
}

/** A page that is open at one app process hears of what is done through the other. */
export async function livesAcross({ apps }: Layout, camper: Camper, name: string): Promise<string> {
  const times: (number | null)[] = [];
  for (const [here, there] of [apps, apps.toReversed()]) {
    const page = new OpenPage(camper.browser, camper.trip, here?.url ?? '');
    times.push(await page.hearsOf(() => addTodo(camper, `${name} at ${there?.name}`, there?.url)));
    page.close();
  }
  return hold(
    `a page open at one app process hears of a change through the other (after ${times.join(' and ')} ms)`,
    times.every((time) => time !== null),
  );
}

/** Spends log-ins with a wrong password, turn by turn at each process; ten are allowed. Gives the statuses. */
export async function spendLogins({ apps }: Layout, camper: Camper, tries: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let number = 0; number < tries; number++) {
    const at = apps[number % apps.length]?.url;
    const body = { email: camper.email, password: 'not the password' };
    statuses.push((await camper.browser.send('POST', '/auth/login', { body, at })).status);
  }
  return statuses;
}

/** After ten wrong passwords, some before each fault, the next one is refused at both processes. */
export async function limitsHold(layout: Layout, camper: Camper, before: readonly number[]): Promise<string> {
  const after = await spendLogins(layout, camper, 2);
  return hold(
    `of ${before.length + 2} log-ins with a wrong password, counted across all faults, the last two were refused with 429`,
    before.length === 10 &&
      before.every((status) => status === 401) &&
      after.every((status) => status === 429),
  );
}
