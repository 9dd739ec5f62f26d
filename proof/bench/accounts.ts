import { randomUUID } from 'node:crypto';
import { Person, password } from '../../scripts/demo/person';
import { print } from '../../scripts/print';
import { someAddress } from '../../tests/some-address';
import { median } from './load';

const PEOPLE = 10;
const LOGINS_AT_ONCE = 20;

/**
 * Measures two promises of security.md: log-ins don't delay other requests, and the response time
 * doesn't reveal whether an address has an account.
 */
export async function compareAccounts(url: string, dataDir: string): Promise<void> {
  const people: Person[] = [];
  for (let count = 0; count < PEOPLE; count++) people.push(await Person.signUp(url, dataDir));
  const known = people.map(({ email }) => email);

  print('\nMedian response in ms');
  const idle = median(await timesOfMe(url, people, async () => sleepFor(3000)));
  const busy = median(await timesOfMe(url, people, () => logInAtOnce(url, known)));
  print(
    `  GET /auth/me while ${LOGINS_AT_ONCE} log in, against idle      ${(busy / idle).toFixed(2)}   (${busy.toFixed(1)} to ${idle.toFixed(1)}; promised: under 2)`,
  );

  for (const [path, body] of Object.entries(unanswerable)) {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 3; round++) {
      for (const email of known) {
        times.known.push(await timeOf(() => post(url, path, body(email))));
        times.unknown.push(await timeOf(() => post(url, path, body(`${randomUUID()}@example.com`))));
      }
    }
    const [a, b] = [median(times.known), median(times.unknown)];
    print(
      `  ${path.padEnd(24)} known against unknown   ${(a / b).toFixed(2)}   (${a.toFixed(1)} to ${b.toFixed(1)})`,
    );
  }
}

/**
 * The paths of the three endpoints that must not reveal whether an address has an account. Each has
 * a function that returns the request's body.
 */
const unanswerable: Record<string, (email: string) => object> = {
  '/auth/login': (email) => ({ email, password: 'not-the-password' }),
  '/auth/forgot-password': (email) => ({ email }),
  '/auth/request-signup': (email) => ({ email, password, name: email }),
};

function post(url: string, path: string, body: object): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': someAddress(),
    },
    body: JSON.stringify(body),
  });
}

const sleepFor = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

async function timeOf(call: () => Promise<Response>): Promise<number> {
  const started = performance.now();
  await (await call()).arrayBuffer();
  return performance.now() - started;
}

async function logInAtOnce(url: string, emails: string[]): Promise<void> {
  const logins = Array.from({ length: LOGINS_AT_ONCE }, (_, index) => {
    const email = emails[index % emails.length] ?? '';
    return post(url, '/auth/login', { email, password });
  });
  await Promise.all(logins);
}

/** Requests GET /auth/me again and again while `meanwhile` runs. Returns the response times in ms. */
async function timesOfMe(url: string, people: Person[], meanwhile: () => Promise<void>): Promise<number[]> {
  const [person] = people;
  const times: number[] = [];
  let over = false;
  const work = meanwhile().finally(() => {
    over = true;
  });
  while (!over) {
    times.push(await timeOf(() => fetch(`${url}/auth/me`, { headers: person?.headers() })));
    await sleepFor(10);
  }
  await work;
  return times;
}
