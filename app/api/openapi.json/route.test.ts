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

// next-auth's own; the document itself; the answer to calls that are not there.
const files = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
  .map((file) => `app/api/${file}`)
  .filter((file) => file.endsWith('/route.ts') && !/nextauth|openapi\.json|\[\.\.\.rest\]/.test(file));

const document = async () => (await call<Document>(GET, 'GET')).body;

test('there are handlers to describe', () => {
  expect(files.length).toBeGreaterThan(15);
});

test.each(files)('every method of %s is in the document', async (file) => {
  const { paths } = await document();
  const handlers: object = await import(`@/${file.replace(/\.ts$/, '')}`);
  const methods = Object.keys(handlers).filter((name) => /^[A-Z]+$/.test(name));
  expect(methods.length).toBeGreaterThan(0);
  for (const method of methods) {
    expect(Object.keys(paths[publicPath(file)] ?? {})).toContain(method.toLowerCase());
  }
});

test('a call shows its body, its answer and its parameters as the schemas have them', async () => {
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
