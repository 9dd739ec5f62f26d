import { hash } from 'node:crypto';

/** A version 8 UUID, always the same for the same key. */
export function derivedId(key: string): string {
  const hex = hash('sha256', key, 'hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
