/** Next calls this when a server starts. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { requireEnv } = await import('./lib/server/require-env');
  requireEnv();
  await import('./instrumentation-node');
}

/** Next calls this when rendering a page has failed. */
export async function onRequestError(error: unknown, request: { headers: NodeJS.Dict<string | string[]> }) {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { recordFailure } = await import('./lib/server/http/failed-pages');
  recordFailure(error, request.headers['x-request-id']);
}
