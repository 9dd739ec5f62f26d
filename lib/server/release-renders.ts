import 'server-only';

/**
 * Lets go of pages that are rendered. React ends each render by aborting a signal with an error. Until somebody reads
 * its stack, an error holds the callers on it, here an immediate of Node with the request of that page, and Node links
 * immediates of one round to each other. So pages rendered at the same time kept each other in memory, for ever.
 * Reading the stack turns the callers into text.
 */
export function releaseRenders(): void {
  const { abort } = AbortController.prototype;
  AbortController.prototype.abort = function (reason?: unknown) {
    if (reason instanceof Error) void reason.stack;
    abort.call(this, reason);
  };
}
