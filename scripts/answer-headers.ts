import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** What an answer carries that brings nothing of its own; pages and cover art have policies of their own. */
export function answerHeaders(appUrl: string, requestId: string = randomUUID()): Record<string, string> {
  return {
    'x-request-id': requestId,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...(appUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
  };
}

/** Adds them to whatever is answered, and tells the app the request's id. */
export function addAnswerHeaders(request: IncomingMessage, response: ServerResponse, appUrl: string): void {
  const requestId = randomUUID();
  request.headers['x-request-id'] = requestId;
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  // Only as the head goes out: Next leaves a header that is there before it, and so would drop a route's own.
  response.writeHead = (...given: unknown[]) => {
    for (const [name, value] of Object.entries(answerHeaders(appUrl, requestId))) {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    }
    return writeHead(...given);
  };
}
