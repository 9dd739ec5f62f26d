import * as contact from '@/app/api/contact/route';
import { GET, OPTIONS, PATCH } from '@/lib/server/http/other-methods';

test("a 405 is given the contract's body", async () => {
  for (const refused of [GET(), PATCH(), OPTIONS()]) {
    expect(refused.status).toBe(405);
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
    expect(await refused.json()).toEqual({ error: expect.any(String) });
  }
});

test('a route keeps the handlers that it has', () => {
  expect(contact.POST).toHaveProperty('spec');
  expect(contact.PUT).toBe(PATCH);
});
