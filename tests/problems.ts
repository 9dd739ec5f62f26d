import type { z } from 'zod';

/** Returns a schema's error messages about a value, keyed by field. */
export function problemsOf(schema: z.ZodType, value: unknown): Record<string, string> {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).reverse());
}

/**
 * Adds a secret field to a value and returns the value as a response with this schema sends it. Tests
 * check that the secret is left out.
 */
export const asSent = (schema: z.ZodType, value: object): unknown =>
  schema.parse({ ...value, password_hash: 'secret' });

export const anId = '01a1fa44-8b0f-74d0-abce-4139e9581788';
