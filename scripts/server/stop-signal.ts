/**
 * Aborts when the process is asked to end. Asking again, once a second has passed, ends it at once: until then it
 * is taken for the same Ctrl-C, which arrives from the terminal, npm and up.mjs alike.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  let askedAt = 0;
  const ask = () => {
    askedAt ||= Date.now();
    if (Date.now() - askedAt > 1000) process.exit(130);
    controller.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  return controller.signal;
}

/** Resolves once the signal has aborted. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
