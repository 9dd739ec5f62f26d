import { readdirSync } from 'node:fs';
import type { z } from 'zod';
import { AppError } from '@/lib/errors';
import { env } from '@/lib/server/env';
import { fieldErrors, parseInput, parseParams } from '@/lib/server/http/parse';
import { limits as rules } from '@/lib/server/http/rate-limits';
import type { Handler } from '@/lib/server/http/route';
import { call } from '@/tests/call';
import { inputs, sampleOf, textAt, withText } from '@/tests/endpoint-inputs';
import { endpoints } from './endpoints';
import { GET } from './route';

const endpointOf = (method: string, path: string) =>
  (endpoints as Record<string, Record<string, Handler>>)[path]?.[method.toUpperCase()];

describe('the document', () => {
  interface Operation {
    operationId: string;
    tags: string[];
    security: object[];
    'x-limits': object[];
    description?: string;
    requestBody?: object;
    responses: object;
    parameters: { name: string }[];
  }

  interface Document {
    openapi: string;
    paths: Record<string, Record<string, Operation>>;
    components: {
      schemas: Record<string, object>;
      securitySchemes: Record<string, { name: string }>;
      parameters: { Origin: { schema: object } };
    };
  }

  /** Converts a route file's path to its public path. spec.md puts auth, crew and rides outside /api. */
  const publicPath = (file: string) =>
    file
      .replace(/^app/, '')
      .replace('/api/profile-setup/', '/profile/')
      .replace(/\/route\.ts$/, '')
      .replace(/\[(?:\.\.\.)?(\w+)\]/g, '{$1}')
      .replace(/^\/api\/(?=(auth|crew|rides)(\/|$))(?!auth\/{nextauth})/, '/');

  const routes = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .map((file) => `app/${file}`)
    .filter((file) => file.endsWith('/route.ts'));
  // The cover art is a picture and not an endpoint of the API. [...rest] only answers unknown paths.
  const files = routes.filter((file) => !/app\/cover|\[\.\.\.rest\]/.test(file));

  type Route = Record<string, (() => Response | Promise<Response>) & { spec?: object }>;
  const load = (file: string): Promise<Route> => import(`@/${file.replace(/\.ts$/, '')}`);

  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
  const ownMethods = (handlers: Route) => methods.filter((method) => handlers[method] !== handlers.OPTIONS);

  const document = async () => (await call<Document>(GET, 'GET')).body;

  test('there are handlers to describe', () => {
    expect(files.length).toBeGreaterThan(15);
  });

  test.each(files)('the document has exactly the methods of %s', async (file) => {
    const { paths } = await document();
    const handlers = await load(file);
    const own = ownMethods(handlers);
    expect(own.length).toBeGreaterThan(0);
    const described = Object.keys(paths[publicPath(file)] ?? {}).map((method) => method.toUpperCase());
    expect(described.sort()).toEqual(own.sort());
  });

  test('every path in the document has a route file', async () => {
    const { paths } = await document();
    expect(Object.keys(paths).sort()).toEqual(files.map(publicPath).sort());
  });

  test.each(routes)(
    '%s responds to every method, and names the allowed ones for a wrong one',
    async (file) => {
      const handlers = await load(file);
      expect(Object.keys(handlers)).toEqual(expect.arrayContaining(methods));
      const refused = await handlers.OPTIONS?.();
      const own = ownMethods(handlers);
      expect(refused?.headers.get('allow')).toBe(own.join(', ').replace('GET', 'GET, HEAD'));
    },
  );

  /** Each operation with its method and path, such as "get /crew". */
  const operations = async () =>
    Object.entries((await document()).paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, operation] as const),
    );

  test('each operation has an id of its own that is a name, and a tag', async () => {
    const all = (await operations()).map(([, operation]) => operation);
    const ids = all.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z][a-zA-Z\d]+$/.test(id))).toEqual([]);
    expect(all.filter(({ tags }) => tags.length !== 1 || !/^[a-zA-Z\d]+$/.test(tags[0] ?? ''))).toEqual([]);
  });

  test('each operation has its limits, in figures and in words', async () => {
    for (const [call, { 'x-limits': figures, description }] of await operations()) {
      const [method = '', path = ''] = call.split(' ');
      const own = path === '/api/openapi.json' ? GET : endpointOf(method, path);
      const promised = (own?.spec.limits ?? []).map((name) => rules[name]);
      expect([call, figures]).toEqual([
        call,
        promised.map(({ points, seconds, by }) => ({ requests: points, seconds, by })),
      ]);
      for (const { points } of promised) expect(description).toContain(`At most ${points} in `);
    }
  });

  test('each change by a cookie describes the Origin, which names this server', async () => {
    const anyOrigin = (await operations())
      .filter(([call]) => !call.startsWith('get '))
      .filter(([, { parameters }]) => !JSON.stringify(parameters).includes('/parameters/Origin'))
      .map(([call]) => call);
    expect(anyOrigin).toEqual([
      'post /api/mail-events/generic',
      'post /api/mail-events/resend',
      'post /api/unsubscribe/{token}',
    ]);
    const { components } = await document();
    expect(components.parameters.Origin.schema).toEqual({ type: 'string', const: 'http://localhost:3000' });
  });

  test('each operation says who may call it, and no account’s or operator’s call takes a token', async () => {
    const withToken = (await operations())
      .filter(([, { security }]) => security.some((one) => 'token' in one))
      .map(([call]) => call);
    const closed = /\/(operator|emergency|auth|account|push)\b|\/api\/profile$/;
    expect(withToken.filter((call) => closed.test(call))).toEqual([]);
    expect(withToken).toEqual(
      expect.arrayContaining(['post /api/trips', 'get /crew', 'get /api/trips/{id}']),
    );
  });

  test('the cookies have the names that the server gives them', async () => {
    const names = async () => {
      const { session, guest } = (await document()).components.securitySchemes;
      return [session?.name, guest?.name];
    };
    expect(await names()).toEqual(['campmates-session', 'campmates-guest']);
    env().APP_URL = 'https://camp.example';
    try {
      expect(await names()).toEqual(['__Host-campmates-session', '__Host-campmates-guest']);
    } finally {
      env().APP_URL = 'http://localhost:3000';
    }
  });

  test('no object and no list of words is written twice, and each component is used', async () => {
    const described = await document();
    const seen = new Map<string, number>();
    const used = new Set<string>();
    const look = (json: unknown): void => {
      if (typeof json !== 'object' || json === null) return;
      const { type, properties, enum: words, $ref } = json as Record<string, unknown>;
      if (typeof $ref === 'string') used.add($ref);
      const object = type === 'object' && Object.keys((properties as object | undefined) ?? {}).length > 0;
      const text = JSON.stringify(json);
      if (object || Array.isArray(words)) seen.set(text, (seen.get(text) ?? 0) + 1);
      for (const part of Object.values(json)) look(part);
    };
    look(described);
    expect([...seen].filter(([, times]) => times > 1)).toEqual([]);
    const names = Object.keys(described.components.schemas);
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => !used.has(`#/components/schemas/${name}`))).toEqual([]);
    expect(names.filter((name) => !/^[A-Z][a-zA-Z\d]+$/.test(name))).toEqual([]);
  });

  test('a redirect is documented as a redirect, without a body', async () => {
    const { paths } = await document();
    const elsewhere = Object.entries(paths).flatMap(([path, { get }]) => {
      const [status = ''] = Object.keys(get?.responses ?? {});
      return status.startsWith('3') ? [[status, path]] : [];
    });
    expect(elsewhere).toEqual([
      ['302', '/api/auth/{nextauth}'],
      ['303', '/api/unsubscribe/{token}'],
      ['302', '/auth/google'],
    ]);
    expect(paths['/auth/google']?.get?.responses).toHaveProperty('302', {
      description: expect.any(String),
      headers: { location: expect.anything() },
    });
  });

  test('a response without a body is described as one, beside others of the call', async () => {
    const { paths } = await document();
    const described = (path: string, method: string) => paths[path]?.[method]?.responses ?? {};
    expect(described('/api/guest/leave', 'post')).toHaveProperty('204', { description: expect.any(String) });
    expect(described('/api/guest/leave', 'post')).not.toHaveProperty('200');
    expect(Object.keys(described('/api/trips/{id}/events', 'get'))).toEqual(['200', '204', 'default']);
    expect(Object.keys(described('/auth/logout', 'get'))).toEqual(['200', '303', 'default']);
  });

  test('the document shows a call’s body, response and parameters as its schemas define them', async () => {
    const { openapi, paths, components } = await document();
    expect(openapi).toBe('3.1.0');
    expect(paths['/crew/{id}']?.put).toMatchObject({
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
        { $ref: '#/components/parameters/Origin' },
      ],
      requestBody: {
        content: { 'application/json': { schema: { properties: { name: { type: 'string' } } } } },
      },
      responses: {
        200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/PostCrew' } } } },
      },
    });
    expect(components.schemas.PostCrew).toMatchObject({ required: ['member'] });
    expect(paths['/crew']?.post?.parameters).toContainEqual({
      $ref: '#/components/parameters/IdempotencyKey',
    });
  });
});

describe('limits', () => {
  /** The rate limits that security.md promises, keyed by method and path. */
  const promised: Record<string, string[]> = {
    'POST /auth/login': ['loginByAddress', 'loginByEmail'],
    'POST /auth/request-signup': ['signupByAddress', 'signupByEmail'],
    'POST /auth/resend-confirmation': ['signupByAddress', 'signupByEmail'],
    'POST /auth/forgot-password': ['forgotByAddress'],
    'POST /auth/reset-password': ['resetByAddress'],
    'GET /api/users/exists': ['existence'],
    'GET /api/users/provider': ['existence'],
    'GET /api/users/lookup': ['lookup'],
    'POST /api/users/lookup': ['lookup'],
    'GET /api/places/lookup': ['lookup'],
    'GET /api/search/suggest': ['lookup'],
    'GET /api/gear/lookup': ['lookup'],
    'GET /api/trips/{id}/before-you-go': ['lookup'],
    'POST /api/locations/public': ['searches'],
    'POST /api/locations/my': ['searches'],
    'POST /api/chatgpt/campsites': ['aiSearches'],
    'PATCH /api/invites/{token}': ['answersByLink'],
    'POST /api/invites/{token}/report': ['answersByLink'],
    'PATCH /api/trips/{id}/attendance': ['answers'],
    'PATCH /api/trips/{id}/attending': ['answers'],
    'PATCH /api/join/{token}': ['answersByLink'],
    'POST /api/join/{token}/own-link': ['ownLinks'],
    'POST /api/trips/{id}/link': ['tripChanges'],
    'DELETE /api/trips/{id}/link': ['tripChanges'],
    'GET /api/locations/site_features/lookup': ['lookup'],
    'GET /api/calendar/{token}': ['calendarFeed'],
    'POST /api/locations/{id}/report': ['siteReports'],
    'POST /api/push/subscriptions': ['pushSubscriptions'],
    'PUT /api/locations/{id}/observation': ['observations'],
    'PUT /api/locations/{id}/observation/dismissed': ['dismissals'],
    'POST /api/account/password': ['passwordByPerson'],
    'POST /api/account/email': ['passwordByPerson'],
    'POST /api/account/google': ['passwordByPerson'],
    'POST /api/account/google/unlink': ['passwordByPerson'],
    'POST /api/account/export': ['passwordByPerson'],
    'POST /api/account/delete': ['passwordByPerson'],
    'POST /api/operator/enter': ['passwordByPerson'],
    'GET /api/operator/log.csv': ['largeReads'],
    'GET /api/operator/people': ['largeReads'],
    'GET /api/operator/figures': ['largeReads'],
    'GET /api/operator/mails': ['largeReads'],
    'GET /api/operator/sign-ups': ['largeReads'],
    'POST /api/mail-events/resend': ['mailEvents'],
    'POST /api/mail-events/generic': ['mailEvents'],
    'PUT /api/trips/{id}/names': ['tripChanges'],
    'POST /api/trips/{id}/gear': ['partChanges'],
    'PATCH /api/trips/{id}/gear/{line}': ['partChanges'],
    'PUT /api/trips/{id}/fit/{key}': ['partChanges'],
    'PUT /api/trips/{id}/gear/{line}/offer': ['partChanges'],
    'PUT /api/trips/{id}/meals/{day}/{meal}': ['partChanges'],
    'POST /api/trips/{id}/meals/{day}/{meal}/items': ['partChanges'],
    'PATCH /api/trips/{id}/meals/{day}/{meal}/items/{item}': ['partChanges'],
    'DELETE /api/trips/{id}/meals/{day}/{meal}/items/{item}': ['partChanges'],
    'PUT /api/trips/{id}/duties': ['partChanges'],
    'POST /api/trips/{id}/duties/suggestion': ['partChanges', 'largeReads', 'largeReadsByAddress'],
    'PUT /api/trips/{id}/duties/{day}/{duty}': ['partChanges'],
    'POST /api/trips/{id}/plans': ['partChanges'],
    'PATCH /api/trips/{id}/plans/{plan}': ['partChanges'],
    'DELETE /api/trips/{id}/plans/{plan}': ['partChanges'],
    'PUT /api/trips/{id}/plans/{plan}/going': ['partChanges'],
    'POST /api/trips/{id}/todos': ['partChanges'],
    'PATCH /api/trips/{id}/todos/{todo}': ['partChanges'],
    'DELETE /api/trips/{id}/todos/{todo}': ['partChanges'],
    'POST /api/trips/{id}/backups': ['partChanges'],
    'PATCH /api/trips/{id}/backups/{backup}': ['partChanges'],
    'DELETE /api/trips/{id}/backups/{backup}': ['partChanges'],
    'POST /api/trips/{id}/backups/{backup}/swap': ['tripChanges'],
    'POST /api/trips/{id}/stops': ['tripChanges'],
    'PATCH /api/trips/{id}/stops/{stop}': ['tripChanges'],
    'DELETE /api/trips/{id}/stops/{stop}': ['tripChanges'],
    'POST /api/trips/{id}/bookings': ['partChanges'],
    'PUT /api/trips/{id}/bookings/{booking}': ['partChanges'],
    'DELETE /api/trips/{id}/bookings/{booking}': ['partChanges'],
    'POST /api/trips/{id}/bookings/{booking}/expense': ['partChanges'],
    'PUT /api/trips/{id}/bookings/{booking}/expense': ['partChanges'],
    'POST /api/trips/{id}/bookings/{booking}/pitches/suggestion': [
      'partChanges',
      'largeReads',
      'largeReadsByAddress',
    ],
    'PUT /api/trips/{id}/bookings/{booking}/pitches/{pitch}/households/{household}': ['partChanges'],
    'PATCH /api/trips/{id}': ['tripChanges'],
    'PATCH /api/trips/{id}/notes': ['tripChanges'],
    'POST /api/trips/{id}/households/{household}/same-as/{other}': ['tripChanges'],
    'PUT /api/trips/{id}/co-organisers/{inviteId}': ['tripChanges'],
    'DELETE /api/trips/{id}/co-organisers/{inviteId}': ['tripChanges'],
    'PUT /api/trips/{id}/seats': ['partChanges'],
    'PUT /api/trips/{id}/tows': ['partChanges'],
    'PUT /api/trips/{id}/cars/{ride}': ['partChanges'],
    'PUT /api/trips/{id}/convoy': ['partChanges'],
    'POST /api/trips/{id}/plans/{plan}/restore': ['partChanges'],
    'PUT /api/trips/{id}/todos/hidden': ['partChanges'],
    'POST /api/trips/{id}/seats/suggestion': ['partChanges', 'largeReads', 'largeReadsByAddress'],
    'PUT /api/trips/{id}/seats/suggestion': ['partChanges'],
    'POST /api/trips/{id}/packing': ['partChanges'],
    'PATCH /api/trips/{id}/packing/{item}': ['partChanges'],
    'DELETE /api/trips/{id}/packing/{item}': ['partChanges'],
    'POST /api/trips/{id}/expenses': ['partChanges'],
    'PUT /api/trips/{id}/expenses/{expenseId}': ['partChanges'],
    'DELETE /api/trips/{id}/expenses/{expenseId}': ['partChanges'],
    'PUT /api/trips/{id}/pay-to': ['partChanges'],
    'PUT /api/trips/{id}/home-contact': ['partChanges'],
    'DELETE /api/trips/{id}/home-contact': ['partChanges'],
    'POST /api/trips/{id}/home-contact/back': ['partChanges'],
    'GET /api/at-home/{token}': ['largeReadsByAddress'],
    'POST /api/at-home/{token}/seen': ['openings'],
    'POST /api/at-home/{token}/back': ['answersByLink'],
    'POST /api/at-home/{token}/not-me': ['answersByLink'],
    'POST /api/at-home/{token}/allow': ['answersByLink'],
    'POST /api/trips/{id}/payments': ['partChanges'],
    'DELETE /api/trips/{id}/payments/{paymentId}': ['partChanges'],
    'POST /api/trips/{id}/notices': ['notices'],
    'PATCH /api/trips/{id}/notices/{noticeId}': ['partChanges'],
    'DELETE /api/trips/{id}/notices/{noticeId}': ['partChanges'],
    'POST /api/notifications/read': ['partChanges'],
    'PUT /api/account/notifications': ['partChanges'],
    'PUT /api/account/taken-along': ['partChanges'],
    'POST /api/account/tokens': ['partChanges'],
    'DELETE /api/account/tokens/{id}': ['partChanges'],
    'POST /api/trips/{id}/vote': ['tripChanges'],
    'PATCH /api/trips/{id}/vote': ['tripChanges'],
    'POST /api/trips/{id}/vote/decision': ['tripChanges'],
    'PUT /api/trips/{id}/vote/answers': ['partChanges'],
    'GET /api/trips/{id}/expenses': ['largeReads', 'largeReadsByAddress'],
    'GET /api/trips/{id}/expenses/{expenseId}': ['largeReads', 'largeReadsByAddress'],
    'GET /api/trips/{id}/expenses.csv': ['largeReads', 'largeReadsByAddress'],
    'GET /api/trips/{id}/backups': ['largeReads', 'largeReadsByAddress'],
    'GET /api/trips/{id}/fit': ['largeReads', 'largeReadsByAddress'],
    'GET /api/trips/{id}/next': ['largeReads', 'largeReadsByAddress'],
    'GET /api/trips/{id}/chat-texts': ['largeReads', 'largeReadsByAddress'],
    'GET /api/trips/{id}/conditions': ['largeReads', 'largeReadsByAddress'],
    'PUT /api/trips/{id}/conditions/fire-ban': ['partChanges'],
    'PUT /api/emergency': ['partChanges'],
    'DELETE /api/emergency': ['partChanges'],
    'GET /api/trips/{id}/emergency': ['largeReads', 'largeReadsByAddress'],
    'PUT /api/trips/{id}/emergency': ['partChanges'],
    'POST /api/trips/{id}/emergency/{householdId}/open': ['partChanges'],
    'GET /api/trips/{id}/emergency/offline': ['largeReads', 'largeReadsByAddress'],
    'GET /api/trips/{id}/estimate': ['largeReads', 'largeReadsByAddress'],
    'PUT /api/trips/{id}/estimate': ['tripChanges'],
    'GET /api/trips/{id}/recap': ['largeReads', 'largeReadsByAddress'],
    'PUT /api/trips/{id}/album': ['partChanges'],
    'GET /trip/{tripId}/recap.png': ['largeReads', 'largeReadsByAddress'],
    'GET /api/invites/{token}': ['largeReadsByAddress'],
    'POST /api/invites/{token}/open': ['openings'],
    'POST /api/invites/{token}/keep': ['openings'],
    'GET /api/guest': ['largeReadsByAddress'],
    'GET /api/join/{token}': ['largeReadsByAddress'],
    'GET /invite/{token}/preview.png': ['largeReadsByAddress'],
    'GET /join/{token}/preview.png': ['largeReadsByAddress'],
    'POST /api/client-errors': ['clientErrors'],
    'POST /api/contact': ['contact'],
    'GET /api/contact/challenge': ['existence'],
  };

  test('every call that must be limited has the promised limits', () => {
    const limited = Object.entries(endpoints).flatMap(([path, methods]) =>
      Object.entries<Handler | undefined>(methods).flatMap(([method, handler]) =>
        handler?.spec?.limits ? [[`${method} ${path}`, handler.spec.limits]] : [],
      ),
    );
    expect(Object.fromEntries(limited)).toEqual(promised);
  });
});

describe('long texts', () => {
  const SIZE = 64 * 1024;
  const filled = (piece: string, end = '') => piece.repeat(SIZE / piece.length) + end;

  /** Texts on which a careless pattern, trim or normalisation takes quadratic time. */
  const worst: Record<string, string> = {
    'dots after an at-sign': filled('a@', '').slice(0, 2) + filled('.', ','),
    'an address that never ends': `a@${filled('a.', ',')}`,
    'at-signs': filled('@'),
    blanks: `${filled(' ')}x`,
    'blanks of every kind': filled('\u00a0\t\n\u3000'),
    quotes: filled('"'),
    'angle brackets': filled('<'),
    slashes: `https://${filled('/', ' ')}`,
    digits: filled('1'),
    'marks out of order': `a${filled('\u0316\u0301')}`,
    emoji: filled('⛺🏕'),
    'half pairs': filled('\ud800'),
  };

  /** Parses a value and builds the messages for wrong fields, as the route wrapper does. */
  function parse(schema: z.ZodType, value: unknown) {
    const { error } = schema.safeParse(value);
    if (error) fieldErrors(error);
  }

  /**
   * Returns the time of the fastest of seven runs in ms, because other work on the machine slows some
   * runs down.
   */
  function fastest(run: () => void): number {
    const times = Array.from({ length: 7 }, () => {
      const started = performance.now();
      run();
      return performance.now() - started;
    });
    return Math.min(...times);
  }

  test('there are inputs to test', () => {
    expect(inputs.length).toBeGreaterThan(40);
  });

  test.each(inputs)('64 KB of the worst text in %s cost less than 50 times a short text', (_, schema) => {
    const slow: string[] = [];
    for (const { value, texts } of sampleOf(schema)) {
      for (const path of texts) {
        const short = withText(value, path, 'a');
        // Times below a twentieth of a millisecond depend more on the clock and the compiler than on
        // the text.
        const floor = Math.max(
          fastest(() => parse(schema, short)),
          0.05,
        );
        for (const [kind, text] of Object.entries(worst)) {
          const long = withText(value, path, text);
          const measured = () => fastest(() => parse(schema, long)) / floor;
          let ratio = measured();
          // A busy machine slows all runs of one measurement.
          for (let again = 0; ratio >= 50 && again < 10; again++) ratio = Math.min(ratio, measured());
          if (ratio >= 50) slow.push(`${path.join('.')}: ${kind}, ${Math.round(ratio)} times`);
        }
      }
    }
    expect(slow).toEqual([]);
  });
});

describe('texts that can’t be saved', () => {
  /** Returns the status of the refusal; null when the schema accepts the value. */
  function refusalOf(
    parse: (schema: z.ZodType, value: unknown) => unknown,
    schema: z.ZodType,
    value: unknown,
  ) {
    try {
      parse(schema, value);
      return null;
    } catch (error) {
      if (error instanceof AppError) return error.status;
      throw error;
    }
  }

  test.each(inputs)('%s refuses a NUL and half a surrogate pair in each of its texts', (_, schema, part) => {
    const [parse, refused] = part === 'params' ? [parseParams, 404] : [parseInput, 400];
    for (const { value, texts } of sampleOf(schema)) {
      expect([value, refusalOf(parse, schema, value)]).toEqual([value, null]);
      for (const path of texts) {
        for (const bad of ['\0', '\ud800', '\udc00']) {
          const sent = withText(value, path, `${textAt(value, path)}${bad}`);
          expect([sent, refusalOf(parse, schema, sent)]).toEqual([sent, refused]);
        }
      }
    }
  });
});
