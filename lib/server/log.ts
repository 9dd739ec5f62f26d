import 'server-only';
import pino from 'pino';
import { env } from './env';

const level = () => (process.env.NODE_ENV === 'test' ? 'silent' : env().LOG_LEVEL);

/**
 * Log that writes structured lines to standard output. The lines never contain a person's token,
 * password or address.
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
