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

/** The public path of a route file: spec.md puts three families outside /api. */
const publicPath = (file: string) =>
  file
    .replace(/^app/, '')
    .replace('/api/profile-setup/', '/profile/')
    .replace(/\/route\.ts$/, '')
    .replace(/\[(\w+)\]/g, '{$1}')
    .replace(/^\/api\/(?=(auth|crew|rides)(\/|$))/, '/');

const routes = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((file) => `app/${file}`)
  .filter((file) => file.endsWith('/route.ts'));
// Cover art and previews; next-auth's own; the document itself; the response to calls that are not there.
const files = routes.filter(
  (file) => !/app\/cover|preview\.png|nextauth|openapi\.json|\[\.\.\.rest\]/.test(file),
);

type Route = Record<string, (() => Response | Promise<Response>) & { spec?: object }>;
const load = (file: string): Promise<Route> => import(`@/${file.replace(/\.ts$/, '')}`);

const document = async () => (await call<Document>(GET, 'GET')).body;

test('there are handlers to describe', () => {
  expect(files.length).toBeGreaterThan(15);
});

test.each(files)('every method of %s is in the document', async (file) => {
  const { paths } = await document();
  const handlers = await load(file);
  const methods = Object.keys(handlers).filter((name) => handlers[name]?.spec);
  expect(methods.length).toBeGreaterThan(0);
  for (const method of methods) {
    expect(Object.keys(paths[publicPath(file)] ?? {})).toContain(method.toLowerCase());
  }
});

test.each(routes)('%s responds to every method, and tells of a wrong one which are right', async (file) => {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
  const handlers = await load(file);
  expect(Object.keys(handlers)).toEqual(expect.arrayContaining(methods));
  const refused = await handlers.OPTIONS?.();
  const own = methods.filter((method) => handlers[method] !== handlers.OPTIONS);
  expect(refused?.headers.get('allow')).toBe(own.join(', ').replace('GET', 'GET, HEAD'));
});

test('a call shows its body, its response and its parameters as the schemas have them', async () => {
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
