import { createRequire } from 'node:module';
import { root } from './paths';

// Loaded with require, because Node finds no named exports in this CommonJS package.
const { loadEnvConfig }: typeof import('@next/env') = createRequire(import.meta.url)('@next/env');

/** Reads .env and the other .env files into the environment, as Next does. */
export function loadDotenv(development = false): void {
  loadEnvConfig(root, development, { info: () => undefined, error: () => undefined });
}
