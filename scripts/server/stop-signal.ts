/**
 * A second signal ends the process, but one Ctrl-C arrives several times within a second: from the terminal,
 * npm and up.mjs.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  let askedAt = 0;
  const ask = () => {
    askedAt ||= Date.now();
    if (Date.now() - askedAt > 1000) process.exit(130);
    controller.abort();
  };
  // Writing to a closed terminal fails, which would end the process before it has stopped Postgres.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  return controller.signal;
}

export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
