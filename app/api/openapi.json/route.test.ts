import { readdirSync } from 'node:fs';
import { call } from '@/tests/call';
import { GET } from './route';

interface Document {
  openapi: string;
  paths: Record<
    string,
    Record<string, { requestBody?: object; responses: object; parameters: { name: string }[] }>
  >;
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

test.each(routes)('%s responds to every method, and names the allowed ones for a wrong one', async (file) => {
  const handlers = await load(file);
  expect(Object.keys(handlers)).toEqual(expect.arrayContaining(methods));
  const refused = await handlers.OPTIONS?.();
  const own = ownMethods(handlers);
  expect(refused?.headers.get('allow')).toBe(own.join(', ').replace('GET', 'GET, HEAD'));
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
  const { openapi, paths } = await document();
  expect(openapi).toBe('3.1.0');
  expect(paths['/crew/{id}']?.put).toMatchObject({
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
    requestBody: {
      content: { 'application/json': { schema: { properties: { name: { type: 'string' } } } } },
    },
    responses: { 200: { content: { 'application/json': { schema: { required: ['member'] } } } } },
  });
  expect(paths['/crew']?.post?.parameters).toContainEqual({ $ref: '#/components/parameters/IdempotencyKey' });
});
