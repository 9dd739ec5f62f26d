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
// Cover art; next-auth's own; the document itself; the response to calls that are not there.
const files = routes.filter((file) => !/app\/cover|nextauth|openapi\.json|\[\.\.\.rest\]/.test(file));

type Route = Record<string, { spec?: object }>;
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

test.each(routes)('%s answers every method', async (file) => {
  const methods = ['DELETE', 'GET', 'OPTIONS', 'PATCH', 'POST', 'PUT'];
  expect(Object.keys(await load(file))).toEqual(expect.arrayContaining(methods));
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
