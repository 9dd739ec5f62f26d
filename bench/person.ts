import { randomUUID } from 'node:crypto';
import { findInMail } from './mail';

export const password = 'Billy-tea-4-two';

/** Each call comes from an address of its own: the limits are on. */
export const someAddress = () =>
  Array.from({ length: 4 }, () => Math.floor(Math.random() * 254) + 1).join('.');

/** Somebody signed in with a profile, made over the product's own calls and its mail files. */
export class Person {
  private constructor(
    private readonly url: string,
    readonly cookie: string,
    readonly email = '',
  ) {}

  static async signUp(url: string, dataDir: string): Promise<Person> {
    const email = `bench-${randomUUID()}@example.com`;
    const signedOut = new Person(url, '');
    await signedOut.send('POST', '/auth/request-signup', { email, password, name: email });
    const link = await findInMail(dataDir, email, /confirm-email\?token=[\w-]+/);
    await signedOut.send('GET', `/auth/${link}`);
    const loggedIn = await signedOut.send('POST', '/auth/login', { email, password });
    const person = new Person(url, loggedIn.cookie);
    const profile = { username: email.slice(0, 40), name: 'Mia Bennett', suburb: 'Kedron', postcode: '4031' };
    const saved = await person.send('POST', '/api/profile', profile);
    return new Person(url, saved.cookie || loggedIn.cookie, email);
  }

  async send<T>(method: string, path: string, body?: unknown): Promise<{ body: T; cookie: string }> {
    const response = await fetch(this.url + path, {
      method,
      headers: this.headers(),
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    const session = response.headers.getSetCookie().find((cookie) => cookie.includes('-session='));
    return { body: (await response.json()) as T, cookie: session?.split(';')[0] ?? '' };
  }

  headers(): Record<string, string> {
    return {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': someAddress(),
      cookie: this.cookie,
    };
  }
}
