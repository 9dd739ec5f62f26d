import { NextRequest } from 'next/server';
import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { call } from '@/tests/call';
import { someAddress } from '@/tests/some-address';
import { log } from '../log';
import { limits } from './rate-limits';
import { reply } from './respond';
import { accountRoute, publicRoute, route } from './route';

const answer = z.object({ trip: z.object({ id: z.string() }) });

describe('a response is built by its schema', () => {
  test.each([
    ['as it is', false],
    ['with headers', true],
  ])('a response never contains what its schema does not name (%s)', async (_, withHeaders) => {
    const row = { trip: { id: '1', ownerEmail: 'mia@example.com' }, secret: 'x' };
    const handler = publicRoute({ summary: 'Rows', answer }, async () => (withHeaders ? reply(row) : row));
    expect((await call(handler, 'GET')).body).toEqual({ trip: { id: '1' } });
  });

  test('a response of the wrong type does not compile', () => {
    // @ts-expect-error the schema asks for a trip
    publicRoute({ summary: 'Nothing', answer }, async () => ({ nothing: 1 }));
    // @ts-expect-error the same with headers
    publicRoute({ summary: 'Nothing', answer }, async () => reply({ nothing: 1 }));
    const spec = { summary: 'Nothing', params: z.object({ id: z.string() }), answer } as const;
    // @ts-expect-error the same of what the request brings, and when a spec is shared
    route(spec, async ({ params }) => ({ nothing: params.id }));
    // @ts-expect-error the same for who has no profile yet
    accountRoute(spec, ({ params }) => Promise.resolve({ nothing: params.id }));
    // @ts-expect-error a part of the response is none
    route(spec, async () => ({ trip: {} }));
    route(spec, async ({ params }) => ({ trip: { id: params.id } }));
  });
});

test("a limit by address is spent before the request's body is read", async () => {
  const handler = publicRoute(
    { summary: 'Limited', limits: ['contact'], body: z.object({ name: z.string() }), answer: z.object({}) },
    async () => ({}),
  );
  const address = someAddress();
  const send = () =>
    new NextRequest('http://localhost:3000/api/test', {
      method: 'POST',
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        'x-forwarded-for': address,
      },
      body: '{"name":',
    });
  for (let count = 0; count < limits.contact.points; count++)
    expect((await handler(send(), {})).status).toBe(400);
  const refused = send();
  expect((await handler(refused, {})).status).toBe(429);
  expect(refused.bodyUsed).toBe(false);
});

test('a 503 is logged as a warning with its reason, and a fault as an error', async () => {
  const warn = jest.spyOn(log, 'warn');
  const error = jest.spyOn(log, 'error');
  const failing = (fault: Error) => publicRoute({ summary: 'Failing', answer }, () => Promise.reject(fault));
  expect((await call(failing(new AppError(503, 'AI suggestions are off.')), 'GET')).status).toBe(503);
  expect((await call(failing(new Error('connect ECONNREFUSED')), 'GET')).status).toBe(503);
  expect(warn.mock.calls.map(([fields]) => fields)).toMatchObject([
    { reason: expect.stringContaining('AI suggestions are off.') },
    { reason: expect.stringContaining('connect ECONNREFUSED') },
  ]);
  expect(error).not.toHaveBeenCalled();
  expect((await call(failing(new Error('a bug')), 'GET')).status).toBe(500);
  expect(error).toHaveBeenCalledTimes(1);
});
