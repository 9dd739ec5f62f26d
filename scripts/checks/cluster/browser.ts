import { someAddress } from '../../../tests/some-address';

export interface Answer<Body = unknown> {
  /** 0 where no whole response came. */
  status: number;
  /** The body, parsed where it is JSON. */
  body: Body;
}

interface Sent {
  body?: unknown;
  key?: string;
  /** In place of the address that the browser knows, such as one app process. */
  at?: string;
}

/** Somebody's browser, with all the cookies that it was given. */
export class Browser {
  private readonly jar = new Map<string, string>();

  constructor(
    private readonly url: string,
    cookie: string,
  ) {
    this.keep(cookie);
  }

  /** Sends a request and reads its whole response. Never rejects. */
  async send<Body = unknown>(method: string, path: string, sent: Sent = {}): Promise<Answer<Body>> {
    try {
      const response = await fetch((sent.at ?? this.url) + path, {
        method,
        headers: { ...this.headers(), ...(sent.key && { 'idempotency-key': sent.key }) },
        body: sent.body === undefined ? undefined : JSON.stringify(sent.body),
        redirect: 'manual',
        signal: AbortSignal.timeout(8_000),
      });
      const text = await response.text();
      for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
      const json = response.headers.get('content-type')?.startsWith('application/json');
      return { status: response.status, body: (json && text ? JSON.parse(text) : text) as Body };
    } catch {
      return { status: 0, body: undefined as Body };
    }
  }

  headers(): Record<string, string> {
    return {
      cookie: [...this.jar].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': someAddress(),
    };
  }

  private keep(cookie: string): void {
    const [pair = ''] = cookie.split(';');
    const at = pair.indexOf('=');
    this.jar.set(pair.slice(0, at), pair.slice(at + 1));
  }
}
