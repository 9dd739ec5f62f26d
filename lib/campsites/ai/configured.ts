import 'server-only';
import { env } from '@/lib/server/env';

/** Whether there is an AI to ask: OpenAI by its key, or another server by its address (it may need no key). */
export function aiConfigured(): boolean {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, AI_DAILY_LIMIT } = env();
  return Boolean(OPENAI_API_KEY || OPENAI_BASE_URL) && AI_DAILY_LIMIT > 0;
}
