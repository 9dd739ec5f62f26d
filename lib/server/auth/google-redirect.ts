import 'server-only';
import type { NextApiRequest, NextApiResponse } from 'next';
import NextAuth, { type NextAuthOptions } from 'next-auth';

interface Exchange {
  body: Record<string, string>;
  cookies: string[];
}

/**
 * next-auth starts a sign-in only by a POST with a CSRF token. This makes the POST inside this process, so
 * that a plain link to /auth/google is enough, and resolves to the URL to open and next-auth's cookies.
 */
export async function startGoogle(
  options: NextAuthOptions,
  callbackUrl: string,
): Promise<{ url: string; cookies: string[] }> {
  const csrf = await ask(options, ['csrf'], 'GET', {}, {});
  const jar = Object.fromEntries(csrf.cookies.map(pairOf));
  const form = { csrfToken: csrf.body.csrfToken ?? '', callbackUrl, json: 'true' };
  const start = await ask(options, ['signin', 'google'], 'POST', jar, form);
  if (!start.body.url) throw new Error('next-auth gave no address to sign in at');
  return { url: start.body.url, cookies: [...csrf.cookies, ...start.cookies] };
}

function pairOf(setCookie: string): [string, string] {
  const [pair = ''] = setCookie.split(';');
  const split = pair.indexOf('=');
  return [pair.slice(0, split), decodeURIComponent(pair.slice(split + 1))];
}

async function ask(
  options: NextAuthOptions,
  nextauth: string[],
  method: 'GET' | 'POST',
  cookies: Record<string, string>,
  body: Record<string, string>,
): Promise<Exchange> {
  const exchange: Exchange = { body: {}, cookies: [] };
  const request = { method, query: { nextauth }, headers: {}, cookies, body };
  const response = {
    getHeader: (name: string) => (name.toLowerCase() === 'set-cookie' ? exchange.cookies : undefined),
    setHeader: (name: string, value: string | string[]) => {
      if (name.toLowerCase() === 'set-cookie') exchange.cookies = [value].flat();
    },
    status: () => response,
    json: (sent: Record<string, string>) => {
      exchange.body = sent;
    },
    send: (sent: Record<string, string>) => {
      exchange.body = sent;
    },
    end: () => undefined,
  };
  await NextAuth(request as unknown as NextApiRequest, response as unknown as NextApiResponse, options);
  return exchange;
}
