import 'server-only';
import pino from 'pino';
import { env } from './env';

const level = () => (process.env.NODE_ENV === 'test' ? 'silent' : env().LOG_LEVEL);

/**
 * Log that writes structured lines to standard output. Values under the names in `redact` are
 * replaced, so that no password, token or e-mail address gets into the log under these names.
 */
export const log = pino({
  level: level(),
  base: undefined,
  redact: {
    paths: [
      'password',
      'token',
      'link',
      'email',
      '*.password',
      '*.token',
      '*.link',
      '*.email',
      '*.cookie',
      '*.authorization',
    ],
    censor: '[redacted]',
  },
});
