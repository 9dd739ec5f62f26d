import { createRequire } from 'node:module';
import { root } from './paths';

// With require, because Node finds no named exports in this CommonJS package.
const { loadEnvConfig }: typeof import('@next/env') = createRequire(import.meta.url)('@next/env');

export function loadDotenv(development = false): void {
  loadEnvConfig(root, development, { info: () => undefined, error: () => undefined });
}
