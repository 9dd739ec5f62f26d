import 'server-only';
import OpenAI from 'openai';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { messagesFor, type Question, responseFormat, type Surroundings } from './prompt';
import { type Candidate, readSuggestions } from './read-suggestions';

const MAX_RESPONSE_BYTES = 2 * 1024 * 1024;

/** `again` says whether another attempt may succeed, and whether to leave out `response_format`. */
export type Outcome =
  | { candidates: Candidate[] }
  | { candidates: null; again: 'never' | 'same' | 'without the format' };

export async function callProvider(
  question: Question,
  surroundings: Surroundings,
  options: { signal: AbortSignal; withFormat: boolean },
): Promise<Outcome> {
  try {
    const completion = await client().chat.completions.create(
      {
        model: env().OPENAI_MODEL,
        messages: messagesFor(question, surroundings),
        ...(options.withFormat && { response_format: responseFormat }),
      },
      { signal: options.signal },
    );
    // A compatible server may leave out any field.
    const content: unknown = completion?.choices?.[0]?.message?.content;
    const candidates = typeof content === 'string' ? readSuggestions(content) : null;
    if (candidates) return { candidates };
    log.warn({ question }, 'the AI gave no list');
    return { candidates: null, again: 'same' };
  } catch (error) {
    // The error isn't logged: the provider writes its text, which may hold the key or the prompt.
    const status = error instanceof OpenAI.APIError ? error.status : undefined;
    log.warn({ question, status, late: options.signal.aborted }, 'the AI could not be asked');
    if (options.signal.aborted) return { candidates: null, again: 'never' };
    return { candidates: null, again: nextTry(status) };
  }
}

function nextTry(status: number | undefined): 'never' | 'same' | 'without the format' {
  // Some compatible servers and models don't know response_format. The prompt describes the format too.
  if (status === 400 || status === 422) return 'without the format';
  return status === undefined || status === 429 || status >= 500 ? 'same' : 'never';
}

function client() {
  const { OPENAI_API_KEY, OPENAI_BASE_URL } = env();
  return new OpenAI({
    // Always set, because the openai package would otherwise read a key from the environment.
    apiKey: OPENAI_API_KEY ?? 'none',
    baseURL: OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
    organization: null,
    project: null,
    defaultHeaders: OPENAI_API_KEY ? {} : { authorization: null },
    maxRetries: 0,
    logLevel: 'off',
    fetch: boundedFetch,
  });
}

const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (!response.body) return response;
  let bytes = 0;
  const bound = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > MAX_RESPONSE_BYTES) controller.error(new Error('the response is too long'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(bound), response);
};
