// Runs before every other script of a page. By default zod tests whether it may evaluate strings as
// code. The content security policy refuses this and reports each attempt. This global, which zod's
// modules share, turns the test off.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
