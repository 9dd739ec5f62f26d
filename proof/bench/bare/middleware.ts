import { type NextRequest, NextResponse } from 'next/server';

const POLICY_HEADER = 'content-security-policy';

/** Adds a content security policy with a nonce to each request, as every page of the product needs. */
export function middleware(request: NextRequest) {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
  const policy = `default-src 'self'; script-src 'self' 'nonce-${nonce}' 'strict-dynamic'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`;
  const headers = new Headers(request.headers);
  headers.set(POLICY_HEADER, policy);
  return NextResponse.next({ request: { headers }, headers: { [POLICY_HEADER]: policy } });
}

export const config = { runtime: 'nodejs', matcher: '/guarded' };
