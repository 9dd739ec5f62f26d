import { reportError } from './lib/report-error';

// Runs before every other script of a page. By default zod tests whether it may evaluate strings as
// code. The content security policy refuses this and reports each attempt. This global, which zod's
// modules share, turns the test off.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

addEventListener('error', ({ error }) => {
  // An error of another site's script comes without the error itself.
  if (error) reportError(error);
});
addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
