import { reportError } from './lib/report-error';

// Before every other script: zod tests whether it may evaluate strings as code, which the content security
// policy refuses and reports each time. This global, which zod's modules share, turns the test off.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

addEventListener('error', ({ error }) => {
  // An error of another site's script comes without the error itself.
  if (error) reportError(error);
});
addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
