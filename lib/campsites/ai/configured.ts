import 'server-only';
import { env } from '@/lib/server/env';

/** A server that is given by its address may need no key. */
export function aiConfigured(): boolean {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, AI_DAILY_LIMIT } = env();
  return Boolean(OPENAI_API_KEY || OPENAI_BASE_URL) && AI_DAILY_LIMIT > 0;
}
