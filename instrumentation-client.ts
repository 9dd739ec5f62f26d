// Runs before any other script of a page. zod would try whether it may evaluate strings, which the content policy
// refuses and reports; told here by the global that its modules share, it doesn't try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
