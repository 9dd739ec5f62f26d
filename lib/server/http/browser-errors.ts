import 'server-only';
import { z } from 'zod';
import { log } from '../log';
import { pagePattern } from '../route-template';

export const browserError = z.object({
  message: z.string().max(1000),
  stack: z.string().max(3500).nullish(),
  page: z.string().max(300),
  request_id: z.string().max(50).nullish(),
});

/** Nothing in it is trusted: the page becomes a known pattern; links, secrets and addresses are left out. */
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

export const withoutSecrets = (text: string) => text.replace(/[^\s()]+/g, told);

function told(word: string): string {
  if (word.includes('@') && word.indexOf('@') < word.lastIndexOf('.')) return '[address]';
  const script = word.indexOf('/_next/static/');
  if (script >= 0) return word.slice(script).split('?')[0] ?? '';
  if (word.includes('/')) return '[link]';
  return /[\w-]{20}/.test(word) && !/^[A-Za-z]+[:.,]?$/.test(word) ? '[…]' : word;
}
