import 'server-only';

/**
 * A patch: see docs/decisions/0053-patches-under-frameworks.md. React ends each render by aborting a signal with
 * an error. Until its stack is read, an error holds its callers, and through them a Node immediate with the
 * page's request. Node links the immediates of one round, so pages rendered at the same time kept each other in
 * memory forever.
 */
export function releaseRenders(): void {
  const { abort } = AbortController.prototype;
  AbortController.prototype.abort = function (reason?: unknown) {
    if (reason instanceof Error) void reason.stack;
    abort.call(this, reason);
  };
}
