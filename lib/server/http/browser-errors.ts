import 'server-only';
import { z } from 'zod';
import { log } from '../log';
import { pagePattern } from '../route-template';

/** An error that a browser reports; see lib/report-error.ts. */
export const browserError = z.object({
  message: z.string().max(1000),
  stack: z.string().max(3500).nullish(),
  /** The page's pattern, such as "/trip/[tripId]". */
  page: z.string().max(300),
  /** The id of the request that brought the page. */
  request_id: z.string().max(50).nullish(),
});

/**
 * Logs an error of a browser. Nothing in it is trusted: the page becomes one of the app's own
 * patterns, and whatever in the texts may be a link, a secret or an e-mail address is left out.
 */
export function logBrowserError(
  { message, stack, page, request_id }: z.output<typeof browserError>,
  patternOf = pagePattern,
): void {
  const line = {
    requestId: /^[\da-f-]{36}$/.test(request_id ?? '') ? request_id : null,
    page: patternOf(page),
    message: withoutSecrets(message),
    stack: withoutSecrets(stack ?? ''),
  };
  log.warn(line, 'browser error');
}

/** Returns a text with only our scripts' addresses left, and no word that may be a secret. */
export const withoutSecrets = (text: string) => text.replace(/[^\s()]+/g, told);

function told(word: string): string {
  if (word.includes('@') && word.indexOf('@') < word.lastIndexOf('.')) return '[address]';
  const script = word.indexOf('/_next/static/');
  if (script >= 0) return word.slice(script).split('?')[0] ?? '';
  if (word.includes('/')) return '[link]';
  return /[\w-]{20}/.test(word) && !/^[A-Za-z]+[:.,]?$/.test(word) ? '[…]' : word;
}
