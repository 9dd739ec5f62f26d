import { createRequire } from 'node:module';
import { root } from './paths';

// Required, for its CommonJS names are hidden from an import.
const { loadEnvConfig }: typeof import('@next/env') = createRequire(import.meta.url)('@next/env');

/** Reads .env and its like into the environment, as Next does. */
export function loadDotenv(development = false): void {
  loadEnvConfig(root, development, { info: () => undefined, error: () => undefined });
}
