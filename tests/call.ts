import { isDeepStrictEqual } from 'node:util';
import { NextRequest } from 'next/server';
import type { Handler } from '@/lib/server/http/route';
import { someAddress } from './some-address';

interface Call {
  as?: { cookie: string };
  /** The path of the request; needed only by handlers that read it. */
  path?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface CallResult<T = unknown> {
  status: number;
  body: T;
  headers: Headers;
}

/** Calls a handler as a browser on our own page would, signed in as `as`. */
export async function call<T = unknown>(
  handler: Handler,
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  { as, path = '/api/test', params, query = {}, body, headers = {} }: Call = {},
): Promise<CallResult<T>> {
  const url = `http://localhost:3000${path}?${new URLSearchParams(query)}`;
  const sent = new Headers({ 'sec-fetch-site': 'same-origin', 'x-forwarded-for': someAddress(), ...headers });
  if (as) sent.set('cookie', as.cookie);
  if (body !== undefined && !sent.has('content-type')) sent.set('content-type', 'application/json');
  const payload = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const request = new NextRequest(url, { method, headers: sent, body: payload });
  const response = await handler(request, params ? { params: Promise.resolve(params) } : {});
  const text = await response.text();
  const file = /^(text\/(calendar|csv|plain|vcard)|application\/gpx|image\/)/.test(
    response.headers.get('content-type') ?? '',
  );
  const content: unknown = text && !file ? JSON.parse(text) : text || undefined;
  if (response.ok && isJson(response)) requireItsSchema(handler, content);
  return { status: response.status, headers: response.headers, body: content as T };
}

const isJson = (response: Response) =>
  response.headers.get('content-type')?.startsWith('application/json') ?? false;

/** Throws when a response doesn't match its schema or has a key that the schema doesn't name. */
function requireItsSchema({ spec }: Handler, content: unknown): void {
  const named = spec.answer.parse(content);
  if (!isDeepStrictEqual(named, content))
    throw new Error(
      `"${spec.summary}" responds with what its schema does not name: ${JSON.stringify(content)}`,
    );
}
