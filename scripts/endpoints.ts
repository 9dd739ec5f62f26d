import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import config from '../next.config';
import { root } from './paths';

/** The OpenAPI document's own route adds its path itself. */
const notEndpoints = /^app\/(cover\/|api\/\[\.\.\.rest\]\/|api\/openapi\.json\/)/;

/** The OpenAPI document and the tests read the list. */
export async function writeEndpoints(): Promise<void> {
  const file = join(root, 'app', 'api', 'openapi.json', 'endpoints.ts');
  const text = await endpointsText();
  // An unchanged file stays, so that nothing is compiled again.
  if ((await readFile(file, 'utf8').catch(() => '')) !== text) await writeFile(file, text);
}

async function endpointsText(): Promise<string> {
  const inApp = await readdir(join(root, 'app'), { recursive: true });
  const files = inApp
    .map((path) => `app/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('/route.ts') && !notEndpoints.test(path));
  const toPublic = await publicPaths();
  const routes = files
    .map((path) => ({ path: toPublic(path), module: `@/${path.replace(/\.ts$/, '')}` }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  return [
    '// scripts/endpoints.ts writes this file from the folders of app.',
    "import { type Endpoint, ownHandlers } from '@/lib/server/http/openapi';",
    ...routes.map(({ module }, index) => `import * as route${index} from '${module}';`),
    '',
    '/** Every endpoint by its public path. */',
    'export const endpoints: Record<string, Endpoint> = {',
    ...routes.map(({ path }, index) => `  '${path}': ownHandlers(route${index}),`),
    '};',
    '',
  ].join('\n');
}

async function publicPaths(): Promise<(file: string) => string> {
  const rewrites = await config.rewrites?.();
  const prefixes = (Array.isArray(rewrites) ? rewrites : []).map(({ source, destination }) =>
    [source, destination].map((pattern) => pattern.replace('/:path*', '')),
  );
  // The middleware rewrites POST /profile to this folder, because a page has that path too.
  prefixes.push(['/profile', '/api/profile-setup']);
  return (file) => {
    const folder = file.replace(/^app/, '').replace(/\/route\.ts$/, '');
    const path = folder.replace(/\[(?:\.\.\.)?(\w+)\]/g, '{$1}');
    // next-auth's own endpoints ([...nextauth]) keep their paths below /api.
    if (folder.includes('[...')) return path;
    for (const [source = '', destination = ''] of prefixes) {
      if (path === destination || path.startsWith(`${destination}/`)) {
        return source + path.slice(destination.length);
      }
    }
    return path;
  };
}
