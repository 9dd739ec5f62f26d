import { someAddress } from '../../tests/some-address';

export interface Answer<Body = unknown> {
  /** Status of the response; 0 when no complete response came. */
  status: number;
  /** The body: parsed when it is JSON, else its text. */
  body: Body;
}

interface Sent {
  body?: unknown;
  key?: string;
  /** URL to send to instead of the browser's own, for example that of one app process. */
  at?: string;
}

/** A fake browser that keeps the cookies it receives. */
export class Browser {
  private readonly jar = new Map<string, string>();

  constructor(
    private readonly url: string,
    cookie: string,
  ) {
    this.keep(cookie);
  }

  /** Sends a request and reads the whole response. Never rejects. */
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
