import { existsSync } from 'node:fs';
import { join } from 'node:path';

interface Host {
  NODE_ENV: string;
  SERVERLESS: boolean;
}

/** Undefined also in development, and on a serverless host, which serves the file itself. */
export function workerProblem({ NODE_ENV, SERVERLESS }: Host, folder = process.cwd()): string | undefined {
  if (NODE_ENV !== 'production' || SERVERLESS) return undefined;
  if (existsSync(join(/* turbopackIgnore: true */ folder, 'public', 'sw.js'))) return undefined;
  return 'Pages cannot be used without network: public/sw.js is missing. `npm run build` or `next build` makes it.';
}
