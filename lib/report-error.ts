const MOST = 5;
const reported = new Set<string>();

/** How Chromium, Firefox and Safari say that a request didn't come through, also when its page was left. */
const LOST =
  /^(?:Failed to fetch(?! dynamically)|network error$|NetworkError when attempting to fetch resource|Load failed|The network connection was lost)/;

/** Once for each message. A lost connection isn't an error of the product. */
export function reportError(error: unknown): void {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  if (error instanceof TypeError && LOST.test(message)) return;
  if (reported.size >= MOST || reported.has(message)) return;
  reported.add(message);
  const report = {
    message: message.slice(0, 500),
    stack: stack.slice(0, 2000),
    page: patternOf(location.pathname),
    request_id: pageRequestId(),
  };
  // Without network the report is lost, which is no second error.
  fetch('/api/client-errors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => undefined);
}

/** Without ids and secret links. The server finds the page's route by it. */
export const patternOf = (path: string) =>
  path
    .split('/')
    .map((part) => (/^[\w-]{20,}$/.test(part) ? '[id]' : part))
    .join('/');

/**
 * Of the request that brought the page, by its Server-Timing header; null where the browser doesn't
 * tell. After a link was followed, it is the request of Next's router.
 */
export function pageRequestId(): string | null {
  const ofRouter = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('_rsc=') && new URL(name).pathname === location.pathname);
  const entry = ofRouter.at(-1) ?? performance.getEntriesByType('navigation').at(0);
  const timings = (entry as PerformanceResourceTiming | undefined)?.serverTiming ?? [];
  return timings.find(({ name }) => name === 'request')?.description ?? null;
}
