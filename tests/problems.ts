import type { z } from 'zod';

/** What a schema says is wrong with a value, field by field. */
export function problemsOf(schema: z.ZodType, value: unknown): Record<string, string> {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).reverse());
}

/** What is left of a value with a secret in it, as a response of the schema leaves. */
export const asSent = (schema: z.ZodType, value: object): unknown =>
  schema.parse({ ...value, password_hash: 'secret' });

export const anId = '01a1fa44-8b0f-74d0-abce-4139e9581788';
