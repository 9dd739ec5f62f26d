import 'server-only';
import { z } from 'zod';
import { capital, countText } from '@/lib/text';
import { sessionCookieName } from '../auth/session-cookie';
import { limits } from './rate-limits';
import { type Handler, takesToken } from './route';
import { shareSchemas } from './share-schemas';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

type Method = (typeof methods)[number];
export type Endpoint = Partial<Record<Method, Handler>>;

export const ownHandlers = (module: Partial<Record<Method, Handler | (() => Response)>>): Endpoint =>
  Object.fromEntries(Object.entries(module).filter(([, own]) => typeof own === 'function' && 'spec' in own));

const dialectOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ jsonSchema }) => {
      // The format says it in one word, and two ways of saying it would be two schemas.
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  });

/** OpenAPI 3.1 names the dialect once for the whole document. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...described } = dialectOf(schema, io);
  return described;
}

const content = (schema: object, type = 'application/json') => ({ [type]: { schema } });

const refusals = { $ref: '#/components/responses/Refusal' };

function parameters(schema: z.ZodType | undefined, location: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: property,
  }));
}

function success(status: number, { answer, answerType }: Handler['spec']) {
  if (status === 204) return { description: 'Done. The response has no body.' };
  if (status < 300) return { description: 'Done', content: content(schemaOf(answer, 'output'), answerType) };
  return {
    description: 'Redirects to the address in the location header.',
    headers: { location: { schema: { type: 'string', format: 'uri' } } },
  };
}

const successes = (spec: Handler['spec']) =>
  Object.fromEntries(
    [spec.status ?? 200, ...(spec.otherStatuses ?? [])].map((status) => [status, success(status, spec)]),
  );

const signedIn = { session: [] };
const security = {
  public: [],
  account: [signedIn],
  viewer: [signedIn],
  trip: [signedIn, { guest: [] }],
  operator: [signedIn],
} satisfies Record<Handler['spec']['access'], object[]>;

/** Such as "getTripsIdStops". A page's own call may have the name of another under /api. */
const operationId = (method: string, path: string) =>
  [method.toLowerCase(), ...wordsOf(path).map(capital), path === '/profile' ? 'Page' : ''].join('');

const wordsOf = (path: string) => path.replace(/^\/api(?=\/)/, '').match(/[a-zA-Z\d]+/g) ?? [];

const subjects = {
  address: 'an address',
  email: 'an email address',
  person: 'a person',
  everyone: 'everybody',
};

const limitsOf = ({ limits: names = [] }: Handler['spec']) =>
  names.map((name) => {
    const { points, seconds, by } = limits[name];
    return { requests: points, seconds, by };
  });

const limitText = ({ requests, seconds, by }: ReturnType<typeof limitsOf>[number]) =>
  `At most ${requests} in ${countText(seconds / 60, 'minute')} from ${subjects[by]}.`;

function operation(method: Method, path: string, { spec }: Handler) {
  const limits = limitsOf(spec);
  const idempotencyKey = spec.idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [];
  const origin = method !== 'GET' && !spec.anyOrigin ? [{ $ref: '#/components/parameters/Origin' }] : [];
  const own = [...parameters(spec.params, 'path'), ...parameters(spec.query, 'query')];
  return {
    operationId: operationId(method, path),
    tags: [wordsOf(path)[0] ?? ''],
    summary: spec.summary,
    ...(limits.length > 0 && { description: limits.map(limitText).join(' ') }),
    'x-limits': limits,
    security: [
      ...security[spec.access],
      ...(takesToken(spec) && spec.access !== 'public' ? [{ token: [] }] : []),
    ],
    parameters: [...own, ...origin, ...idempotencyKey],
    ...(spec.body && { requestBody: { required: true, content: content(schemaOf(spec.body, 'input')) } }),
    responses: {
      ...successes(spec),
      default: refusals,
    },
  };
}

interface Addresses {
  serverUrl: string;
  guestCookie: string;
}

export function openApiDocument(endpoints: Record<string, Endpoint>, { serverUrl, guestCookie }: Addresses) {
  const paths = Object.entries(endpoints).map(([path, endpoint]) => {
    const operations = methods.flatMap((method) => {
      const handler = endpoint[method];
      return handler ? [[method.toLowerCase(), operation(method, path, handler)]] : [];
    });
    return [path, Object.fromEntries(operations)];
  });
  const shared = shareSchemas(Object.fromEntries(paths));
  const refusal = z.object({
    error: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    /** Only in the refusal of a log-in with the right password when the address isn't confirmed yet. */
    unconfirmed: z.literal(true).optional(),
  });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Campmates',
      version: '0.429',
      description:
        'docs/develop/api.md has the rules that the schemas can’t express. docs/security.md lists who may make which call.',
    },
    servers: [{ url: serverUrl }],
    paths: shared.paths,
    components: {
      schemas: shared.schemas,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookieName(),
          description: 'A log-in sets it.',
        },
        guest: {
          type: 'apiKey',
          in: 'cookie',
          name: guestCookie,
          description: 'An answer by an invitation’s or a share link sets it. It opens that trip alone.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'A person makes tokens for their programs at /profile/account.',
        },
      },
      parameters: {
        Origin: {
          name: 'Origin',
          in: 'header',
          description:
            'A call with a cookie must name the address of this server. A call with a token needs no Origin.',
          schema: { type: 'string', const: serverUrl },
        },
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description:
            'A request that repeats a person’s key within 14 days gets the first response again, so that a retry does nothing twice.',
          schema: { type: 'string', maxLength: 200 },
        },
      },
      responses: {
        Refusal: {
          description: 'Refused. `error` says why, in words that can be shown to a person.',
          content: content(schemaOf(refusal, 'output')),
        },
      },
    },
  };
}
