import { existsSync } from 'node:fs';
import { join } from 'node:path';

interface Host {
  NODE_ENV: string;
  SERVERLESS: boolean;
}

/** Why no browser gets the service worker; nothing where it is there, or where the host sends files by itself. */
export function workerProblem({ NODE_ENV, SERVERLESS }: Host, folder = process.cwd()): string | undefined {
  if (NODE_ENV !== 'production' || SERVERLESS) return undefined;
  if (existsSync(join(/* turbopackIgnore: true */ folder, 'public', 'sw.js'))) return undefined;
  return 'Nothing is kept for use without network: public/sw.js is missing. `npm run build` or `next build` makes it.';
}
