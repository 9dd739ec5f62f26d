import { NextRequest } from 'next/server';
import { newCovers } from '@/lib/cover-art/limit';
import { person } from '@/tests/factories/people';
import { someAddress } from '@/tests/some-address';
import { GET } from './route';

const get = (seed: string, size: string, headers: Record<string, string> = {}) =>
  GET(new NextRequest('http://localhost/', { headers }), { params: Promise.resolve({ seed, size }) });

test('a cover is an SVG that may be cached by anybody, and that can only style itself', async () => {
  const response = await get('-27.404,153.030', 'wide');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch('image/svg+xml');
  expect(response.headers.get('cache-control')).toMatch('public, max-age=31536000');
  expect(response.headers.get('content-security-policy')).toMatch("default-src 'none'");
  expect(await response.text()).toMatch(/^<svg .*<\/svg>$/);
});

test('an encoded comma is the same position, and a repeated request gets the same drawing', async () => {
  const texts = await Promise.all(
    ['-27.404,153.030', '-27.404%2C153.030'].map(async (seed) => (await get(seed, 'thumb')).text()),
  );
  expect(texts[0]).toBe(texts[1]);
});

test.each(['mail.png', 'mail-dark.png'])('%s is a PNG of the size that mails show', async (name) => {
  const response = await get('-27.404,153.030', name);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toMatch('public, max-age=31536000');
  const picture = Buffer.from(await response.arrayBuffer());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  // A PNG file has its width at byte 16 and its height at byte 20.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1040, 325]);
  expect(picture.length).toBeLessThan(120_000);
});

test.each([
  ['-27.404,153.030', 'preview.png'],
  ['-27.404,153.030', 'mail.svg'],
  ['nothing', 'mail.png'],
  ['-27.4,153.03', 'wide'],
  ['nothing', 'wide'],
  ['-27.404,153.030', 'huge'],
  ['%E0%A4%A', 'wide'],
])('%s as %s is not found', async (seed, size) => {
  expect((await get(seed, size)).status).toBe(404);
});

test('a signed-out caller gets a limited number of new drawings a minute, and existing ones without limit', async () => {
  const caller = { 'x-forwarded-for': someAddress() };
  const draw = (index: number, headers: Record<string, string> = caller) =>
    get(`n${String(index).padStart(8, '0')}`, 'thumb', headers);
  for (let index = 0; index < newCovers.signedOut; index++) expect((await draw(index)).status).toBe(200);
  const refused = await draw(99);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect((await draw(0)).status).toBe(200);
  const { cookie } = await person();
  expect((await draw(100, { ...caller, cookie })).status).toBe(200);
});
