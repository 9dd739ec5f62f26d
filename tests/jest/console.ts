import { format } from 'node:util';

const unexpected: string[] = [];

// React and Next report real mistakes on console.error, which a passing test would hide.
globalThis.console.error = (...words: unknown[]) => {
  unexpected.push(format(...words));
};

afterEach(() => {
  const [first] = unexpected.splice(0);
  if (first !== undefined) throw new Error(`An unexpected console.error: ${first}`);
});
