import { otherMethods } from '@/lib/server/http/other-methods';

test.each([
  [{ GET: true }, ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], 'GET, HEAD'],
  [{ POST: true }, ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], 'POST'],
  [{ DELETE: true, PATCH: true, GET: true }, ['POST', 'PUT', 'OPTIONS'], 'GET, HEAD, PATCH, DELETE'],
])(
  'beside %j the other methods are refused with a message that names the allowed ones',
  async (own, others, allow) => {
    const refusals = otherMethods<never>(own);
    expect(Object.keys(refusals)).toEqual(others);
    for (const refuse of Object.values(refusals)) {
      const refused = refuse();
      expect(refused.status).toBe(405);
      expect(Object.fromEntries(refused.headers)).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cache-control': 'no-store',
        allow,
      });
      expect(await refused.json()).toEqual({ error: expect.any(String) });
    }
  },
);
