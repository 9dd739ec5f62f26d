import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtRoutes, templatesOf } from './route-template';

const templateOf = templatesOf([
  '/',
  '/login',
  '/trip/[tripId]',
  '/trip/[tripId]/gear',
  '/invite/[token]',
  '/invite/[token]/preview.png',
  '/api/[...rest]',
  '/api/auth/login',
  '/api/auth/[...nextauth]',
  '/api/crew/[id]',
  '/api/trips/[id]',
  '/api/trips/copied',
  '/api/trips/[id]/meals/[day]/[meal]',
]);

test.each([
  ['/', '/'],
  ['/login?callbackUrl=%2Ftrip%2F1', '/login'],
  ['/login/', '/login'],
  ['/trip/8f14e45f', '/trip/{tripId}'],
  ['/trip/8f14e45f/gear', '/trip/{tripId}/gear'],
  ['/invite/a-secret-link', '/invite/{token}'],
  ['/invite/a-secret-link/preview.png?v=2', '/invite/{token}/preview.png'],
  ['/api/trips/copied', '/api/trips/copied'],
  ['/api/trips/1/meals/2026-11-26/lunch', '/api/trips/{id}/meals/{day}/{meal}'],
  ['/_next/static/chunks/a.js', '/_next'],
])('%s is a request for %s', (url, template) => {
  expect(templateOf(url)).toBe(template);
});

test('a fixed part wins over a parameter, unless only the parameter fits the rest of the path', () => {
  expect(templateOf('/api/trips/copied/meals/1/lunch')).toBe('/api/trips/{id}/meals/{day}/{meal}');
});

test('a path that fits no other route belongs to its catch-all route', () => {
  expect(templateOf('/api/auth/callback/google')).toBe('/api/auth/{nextauth}');
  expect(templateOf('/api/trips/1/secret')).toBe('/api/{rest}');
  expect(templateOf(`/api/${'a/'.repeat(5_000)}`)).toBe('/api/{rest}');
});

test('a path that next.config.ts rewrites has the same template as its target', () => {
  expect(templateOf('/auth/login')).toBe('/api/auth/login');
  expect(templateOf('/crew/7')).toBe('/api/crew/{id}');
  expect(templateOf('/crewed')).toBe('other');
});

test.each([
  '/nowhere',
  '/trip',
  '/trip/1/secret',
  '/constructor',
  '*',
  '//trip//1/x',
  'http://other.example/',
])('no part of %j becomes a label', (url) => {
  expect(templateOf(url)).toBe('other');
});

test('the routes are read from the build, and there are none without a build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'campmates-'));
  expect(builtRoutes(folder)).toEqual([]);
  mkdirSync(join(folder, '.next'));
  const routes = { '/(app)/page': '/', '/(trip)/trip/[tripId]/page': '/trip/[tripId]' };
  writeFileSync(join(folder, '.next', 'app-path-routes-manifest.json'), JSON.stringify(routes));
  expect(builtRoutes(folder)).toEqual(['/', '/trip/[tripId]']);
  rmSync(folder, { recursive: true });
});
