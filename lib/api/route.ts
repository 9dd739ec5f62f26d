import 'server-only';
import type { NextRequest } from 'next/server';
import type { z } from 'zod';
import { callerOf } from '../auth/caller';
import { networkOf } from '../auth/caller-address';
import { transportSecurity } from '../auth/content-policy';
import { type LimitName, limits, spend } from '../auth/limits';
import { type Account, accountFrom, type Viewer, viewerFrom } from '../auth/viewer';
import { answerOnce } from '../idempotency/mutations';
import { log } from '../log';
import { pathWithoutValues } from './log-path';
import { requireSameOrigin } from './origin';
import { parseInput, parseParams } from './parse';
import { readJson } from './read-body';
import { json, Reply, refusal } from './respond';

type Schema = z.ZodType | undefined;
type Parsed<S extends Schema> = S extends z.ZodType ? z.output<S> : undefined;

/** What an endpoint takes and answers; the OpenAPI document is made from it. */
export interface RouteSpec<P extends Schema, Q extends Schema, B extends Schema> {
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  answer: z.ZodType;
  /** What an answer that is no JSON is. */
  answerType?: string;
  /** 201 for what creates something at a path of its own. */
  status?: 200 | 201;
  /** What a call counts against; see lib/auth/limits.ts. */
  limits?: readonly LimitName[];
  /** Whether a retry with the same Idempotency-Key gets the first answer again. */
  idempotent?: boolean;
}

interface Input<P extends Schema, Q extends Schema, B extends Schema> {
  params: Parsed<P>;
  query: Parsed<Q>;
  body: Parsed<B>;
  request: NextRequest;
}

/** Next gives no params to a path that has none. */
type Context = { params?: Promise<Record<string, string | string[]>> };
export type AnySpec = RouteSpec<Schema, Schema, Schema> & { access: 'viewer' | 'account' | 'public' };
export type Handler = ((request: NextRequest, context: Context) => Promise<Response>) & { spec: AnySpec };
type Handle<Who, P extends Schema, Q extends Schema, B extends Schema> = (
  input: Input<P, Q, B> & { viewer: Who },
) => Promise<unknown>;

/** An endpoint for somebody signed in with a profile. */
export const route = <P extends Schema, Q extends Schema, B extends Schema>(
  spec: RouteSpec<P, Q, B>,
  handle: Handle<Viewer, P, Q, B>,
) => endpoint({ ...spec, access: 'viewer' }, viewerFrom, handle);

/** An endpoint about one's own account, open to somebody signed in without a profile yet. */
export const accountRoute = <P extends Schema, Q extends Schema, B extends Schema>(
  spec: RouteSpec<P, Q, B>,
  handle: Handle<Account, P, Q, B>,
) => endpoint({ ...spec, access: 'account' }, accountFrom, handle);

/** An endpoint open to anyone. */
export const publicRoute = <P extends Schema, Q extends Schema, B extends Schema>(
  spec: RouteSpec<P, Q, B>,
  handle: Handle<undefined, P, Q, B>,
) => endpoint({ ...spec, access: 'public' }, async () => undefined, handle);

function endpoint<Who extends Account | undefined, P extends Schema, Q extends Schema, B extends Schema>(
  spec: RouteSpec<P, Q, B> & { access: AnySpec['access'] },
  whoIs: (request: NextRequest) => Promise<Who>,
  handle: Handle<Who, P, Q, B>,
): Handler {
  async function answer(request: NextRequest, context: Context): Promise<Response> {
    requireSameOrigin(request);
    const viewer = await whoIs(request);
    const params = (spec.params && parseParams(spec.params, await context.params)) as Parsed<P>;
    const search = Object.fromEntries(request.nextUrl.searchParams);
    const query = (spec.query && parseInput(spec.query, search)) as Parsed<Q>;
    const sent = spec.body && (await readJson(request));
    const body = (spec.body && parseInput(spec.body, sent?.value)) as Parsed<B>;
    for (const name of spec.limits ?? []) await spend(name, subjectOf(name, request, viewer, body));

    const run = async () => {
      const result = await handle({ viewer, params, query, body, request });
      if (result instanceof Response) return result;
      const { body: content, options } = result instanceof Reply ? result : new Reply(result);
      const response = json(content, options.status ?? spec.status ?? 200, options.headers);
      for (const cookie of options.cookies ?? []) response.headers.append('set-cookie', cookie);
      return response;
    };
    if (!spec.idempotent || !viewer) return run();
    return answerOnce(viewer, request, sent?.raw ?? '', run);
  }

  const handler = async (request: NextRequest, context: Context) => {
    const requestId = crypto.randomUUID();
    const started = performance.now();
    const response = await answer(request, context).catch((error: unknown) => {
      const refused = refusal(error);
      if (refused.status >= 500) log.error({ requestId, err: error }, 'request failed');
      return refused;
    });
    response.headers.set('x-request-id', requestId);
    response.headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    for (const [name, value] of Object.entries(transportSecurity())) response.headers.set(name, value);
    const path = pathWithoutValues(request.nextUrl.pathname, (await context.params) ?? {});
    const ms = Math.round(performance.now() - started);
    log.info({ requestId, method: request.method, path, status: response.status, ms }, 'request');
    return response;
  };
  return Object.assign(handler, { spec: spec as AnySpec });
}

/** Who a limit counts this call against. Callers that nothing in front vouches for share one count. */
function subjectOf(name: LimitName, request: Request, viewer: Account | undefined, body: unknown): string {
  const { by } = limits[name];
  if (by === 'person') return viewer?.userId ?? '';
  if (by === 'email') return (body as { email: string }).email.toLowerCase();
  return networkOf(callerOf(request) ?? 'unknown');
}
