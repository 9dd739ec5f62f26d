import type { Instrumentation } from 'next';

export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { requireEnv } = await import('./lib/server/require-env');
  requireEnv();
  await import('./instrumentation-node');
}

export const onRequestError: Instrumentation.onRequestError = async (error, request, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { recordFailure } = await import('./lib/server/http/failed-pages');
  const requestId = String(request.headers['x-request-id']);
  recordFailure(error, { requestId, method: request.method, path: withoutGroups(routePath) });
};

const withoutGroups = (routePath: string) => routePath.replace(/\/\([^()]*\)/g, '') || '/';
