import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { someAddress } from '../../tests/some-address';

export async function findInMail(dataDir: string, email: string, pattern: RegExp): Promise<string> {
  const folder = join(dataDir, 'mail');
  for (let tries = 0; tries < 100; tries++) {
    // Names that start with a dot are files that are still being written.
    for (const name of (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name))) {
      const mail = await PostalMime.parse(await readFile(join(folder, name)));
      const found = pattern.exec(mail.text ?? '')?.[0];
      if (mail.to?.[0]?.address === email && found) return found;
    }
    await sleep(100);
  }
  throw new Error(`no mail to ${email} with ${pattern} in ${folder}`);
}

export const password = 'Billy-tea-4-two';

interface Account {
  email: string;
  username: string;
  name: string;
  suburb: string;
  postcode: string;
}

function someAccount(): Account {
  const email = `bench-${randomUUID()}@example.com`;
  return { email, username: email.slice(0, 40), name: 'Mia Bennett', suburb: 'Kedron', postcode: '4031' };
}

export class Person {
  constructor(
    private readonly url: string,
    public cookie = '',
    readonly email = '',
  ) {}

  static async signUp(url: string, dataDir: string, account = someAccount()): Promise<Person> {
    const person = await Person.logIn(url, dataDir, account.email);
    await person.send('POST', '/api/profile', { ...account, email: undefined });
    return person;
  }

  static async logIn(url: string, dataDir: string, email: string): Promise<Person> {
    const person = new Person(url, '', email);
    await person.send('POST', '/auth/request-signup', { email, password, name: email });
    const link = await findInMail(dataDir, email, /confirm-email\?token=[\w-]+/);
    await person.send('GET', `/auth/${link}`);
    await person.send('POST', '/auth/login', { email, password });
    return person;
  }

  async send<T = unknown>(method: string, path: string, body?: unknown): Promise<{ body: T }> {
    const response = await fetch(this.url + path, {
      method,
      headers: this.headers(),
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    const cookie = response.headers.getSetCookie().find((each) => /-(session|guest)=/.test(each));
    if (cookie) this.cookie = cookie.split(';')[0] ?? '';
    return { body: (response.status === 204 ? undefined : await response.json()) as T };
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
