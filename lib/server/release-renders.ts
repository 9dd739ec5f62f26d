import 'server-only';

/**
 * Frees the memory of rendered pages. React ends each render by aborting a signal with an error.
 * Until its stack is read, an error holds its callers: here a Node immediate with the page's
 * request. Node links the immediates of one round to each other, so pages that were rendered at the
 * same time kept each other in memory forever. Reading the stack turns the callers into text.
 */
export function releaseRenders(): void {
  const { abort } = AbortController.prototype;
  AbortController.prototype.abort = function (reason?: unknown) {
    if (reason instanceof Error) void reason.stack;
    abort.call(this, reason);
  };
}
