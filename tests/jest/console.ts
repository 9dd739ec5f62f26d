import { format } from 'node:util';

const unexpected: string[] = [];

// React and Next report real mistakes with console.error, which nobody would notice in a test that
// passes.
globalThis.console.error = (...words: unknown[]) => {
  unexpected.push(format(...words));
};

afterEach(() => {
  const [first] = unexpected.splice(0);
  if (first !== undefined) throw new Error(`An unexpected console.error: ${first}`);
});
