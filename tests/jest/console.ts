import { format } from 'node:util';

const unexpected: string[] = [];

// React and Next tell of real mistakes there, which a passing test would bury.
globalThis.console.error = (...words: unknown[]) => {
  unexpected.push(format(...words));
};

afterEach(() => {
  const [first] = unexpected.splice(0);
  if (first !== undefined) throw new Error(`An unexpected console.error: ${first}`);
});
