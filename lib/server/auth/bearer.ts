import 'server-only';
import { sameSecret } from '../same-secret';

export const bearsSecret = ({ headers }: Request, secret: string): boolean =>
  sameSecret(headers.get('authorization') ?? '', `Bearer ${secret}`);

/** What stands in place of a program's token, right or wrong; null without one. */
export function bearerOf({ headers }: Pick<Request, 'headers'>): string | null {
  const found = /^bearer(?: (.*))?$/i.exec(headers.get('authorization') ?? '');
  return found && (found[1] ?? '');
}
