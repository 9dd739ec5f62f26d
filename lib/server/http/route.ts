import 'server-only';
import type { NextRequest } from 'next/server';
import type { z } from 'zod';
import { notFound, signedOut } from '@/lib/errors';
import { bearerOf } from '../auth/bearer';
import { justWroteCookie } from '../auth/own-cookie';
import { type Principal, principalId, requireMeant } from '../auth/principal';
import { type Account, accountFrom, type Viewer, viewerFrom } from '../auth/viewer';
import { hasReplica } from '../db/replica';
import { log } from '../log';
import { noteFault } from '../server-errors';
import { callerOf } from './caller';
import { networkOf, pathWithoutValues } from './caller-address';
import { CLOSED_POLICY, requestIdOf, transportSecurity } from './headers';
import { respondOnce } from './idempotency';
import { requireSameOrigin } from './origin';
import { parseInput, parseParams, readJson, requireJsonType } from './parse';
import { spend, spendOnRead } from './rate-limiter';
import { guestLimits, type LimitName, limits, type Subject } from './rate-limits';
import { json, Reply, refusal } from './respond';
import { makeStripper } from './strip-unknown';

type Schema = z.ZodType | undefined;
type Parsed<S extends Schema> = S extends z.ZodType ? z.output<S> : undefined;

export interface RouteSpec<P extends Schema, Q extends Schema, B extends Schema, A> {
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  /** Keys that this schema does not name are removed before sending. */
  answer: z.ZodType<A>;
  answerType?: string;
  /** 201 creates something at a new path, 204 has no body, 302 and 303 redirect; otherwise 200. */
  status?: 200 | 201 | 204 | 302 | 303;
  /** Such as the 303 for a browser that opens the endpoint as a page or submits a form to it. */
  otherStatuses?: readonly (204 | 303)[];
  /** See rate-limits.ts. Limits by e-mail address are counted after the body is read, all others before. */
  limits?: readonly LimitName[];
  /** Other sites may send the request: a secret in the URL or a signature authorises it, and no cookie. */
  anyOrigin?: boolean;
  /** Needs a person in a browser, so a program's token is refused. */
  inPerson?: boolean;
  /** A program's token does for this call of accountRoute, because it tells nothing of the account. */
  forPrograms?: boolean;
  maxBytes?: number;
  /** Checks the body before it is parsed, such as a webhook's signature. */
  checkRaw?: (request: NextRequest, bytes: Uint8Array) => void;
  readsOnly?: boolean;
  /** A proxy asks every second, so a success is logged only at the level "debug". */
  askedOften?: boolean;
  /** A retry with the same Idempotency-Key returns the first response again. */
  idempotent?: boolean;
}

interface Input<P extends Schema, Q extends Schema, B extends Schema> {
  params: Parsed<P>;
  query: Parsed<Q>;
  body: Parsed<B>;
  request: NextRequest;
}

/** Next passes no params for a path without parameters. */
type Context = { params?: Promise<Record<string, string | string[]>> };
export type AnySpec = RouteSpec<Schema, Schema, Schema, unknown> & {
  access: 'viewer' | 'account' | 'public' | 'trip' | 'operator';
};
export type Handler = ((request: NextRequest, context: Context) => Promise<Response>) & { spec: AnySpec };
export type Handle<Who, P extends Schema, Q extends Schema, B extends Schema, A> = (
  input: Input<P, Q, B> & { viewer: Who },
) => Promise<NoInfer<A> | Reply<NoInfer<A>> | Response>;

export const route = <P extends Schema, Q extends Schema, B extends Schema, A>(
  spec: RouteSpec<P, Q, B, A>,
  handle: Handle<Viewer, P, Q, B, A>,
) => endpoint({ ...spec, access: 'viewer' }, byAccount(viewerFrom), handle);

/** The caller must be signed in, but needs no profile. */
export const accountRoute = <P extends Schema, Q extends Schema, B extends Schema, A>(
  spec: RouteSpec<P, Q, B, A>,
  handle: Handle<Account, P, Q, B, A>,
) => endpoint({ ...spec, access: 'account' }, byAccount(accountFrom), handle);

export const publicRoute = <P extends Schema, Q extends Schema, B extends Schema, A>(
  spec: RouteSpec<P, Q, B, A>,
  handle: Handle<undefined, P, Q, B, A>,
) => endpoint({ ...spec, access: 'public' }, async () => ({ who: undefined }), handle);

interface Sender<Who> {
  who: Who;
  principal?: Principal;
}

type WhoIs<Who> = (request: NextRequest, params: Record<string, string | string[]>) => Promise<Sender<Who>>;

const byAccount =
  <Who extends Account>(find: (request: NextRequest) => Promise<Who>): WhoIs<Who> =>
  async (request) => {
    const who = await find(request);
    return { who, principal: { userId: who.userId } };
  };

/** A program acts for its owner, but has no say in the account. */
export const takesToken = ({ access, inPerson, forPrograms }: AnySpec) =>
  forPrograms || (!inPerson && access !== 'account' && access !== 'operator');

export function endpoint<Who, P extends Schema, Q extends Schema, B extends Schema, A>(
  spec: RouteSpec<P, Q, B, A> & { access: AnySpec['access'] },
  whoIs: WhoIs<Who>,
  handle: Handle<Who, P, Q, B, A>,
): Handler {
  const strip = makeStripper(spec.answer);
  const limited = (by: Subject) => (spec.limits ?? []).filter((name) => limits[name].by === by);

  async function respond(request: NextRequest, context: Context): Promise<Response> {
    const hasToken = bearerOf(request) !== null;
    if (hasToken && !takesToken(spec))
      throw spec.access === 'operator' ? notFound() : signedOut('A program’s token can’t do this.');
    // A page of another site can't send a token.
    if (!spec.anyOrigin && !hasToken) requireSameOrigin(request);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const spendFor = reads ? spendOnRead : spend;
    const network = networkOf(callerOf(request) ?? 'unknown');
    for (const name of limited('address')) await spendFor(name, network);
    const { who: viewer, principal } = await whoIs(request, (await context.params) ?? {});
    requireMeant(request, principal);
    for (const name of limited('person')) {
      await spendFor(name, principal ? principalId(principal) : '');
      const byAddress = principal && 'householdId' in principal && guestLimits[name];
      if (byAddress) await spendFor(byAddress, network);
    }
    const params = (spec.params && parseParams(spec.params, await context.params)) as Parsed<P>;
    const search = Object.fromEntries(request.nextUrl.searchParams);
    const query = (spec.query && parseInput(spec.query, search)) as Parsed<Q>;
    // A call without a body takes no form either, so that a page's form can't send it.
    if (!spec.body && !reads && !spec.anyOrigin) requireJsonType(request);
    const check = (bytes: Uint8Array) => spec.checkRaw?.(request, bytes);
    const sent = spec.body && (await readJson(request, spec.maxBytes, check));
    const body = (spec.body && parseInput(spec.body, sent?.value)) as Parsed<B>;
    for (const name of limited('email'))
      await spendFor(name, (body as { email: string }).email.toLowerCase());

    const run = async () => {
      const result = await handle({ viewer, params, query, body, request });
      if (result instanceof Response) return result;
      const { body: content, options } = result instanceof Reply ? result : new Reply(result);
      const response = json(strip(content), options.status ?? spec.status ?? 200, options.headers);
      for (const cookie of options.cookies ?? []) response.headers.append('set-cookie', cookie);
      return response;
    };
    if (!spec.idempotent || !principal) return run();
    return respondOnce(principal, request, sent?.raw ?? '', run);
  }

  const handler = async (request: NextRequest, context: Context) => {
    const requestId = requestIdOf(request);
    const started = performance.now();
    const response = await respond(request, context).catch((error: unknown) => {
      const refused = refusal(error);
      if (refused.status >= 500) noteFault(requestId, error);
      if (refused.status === 500) log.error({ requestId, err: error }, 'request failed');
      else if (refused.status > 500) log.warn({ requestId, reason: String(error) }, 'request put off');
      return refused;
    });
    const mayHaveWritten =
      !['GET', 'HEAD'].includes(request.method) && !spec.readsOnly && (response.ok || response.status >= 500);
    if (mayHaveWritten && hasReplica()) response.headers.append('set-cookie', justWroteCookie());
    response.headers.set('x-request-id', requestId);
    response.headers.set('content-security-policy', CLOSED_POLICY);
    for (const [name, value] of Object.entries(transportSecurity())) response.headers.set(name, value);
    const path = pathWithoutValues(request.nextUrl.pathname, (await context.params) ?? {});
    const ms = Math.round(performance.now() - started);
    const level = spec.askedOften && response.ok ? 'debug' : 'info';
    log[level]({ requestId, method: request.method, path, status: response.status, ms }, 'request');
    return response;
  };
  return Object.assign(handler, { spec: spec as AnySpec });
}
