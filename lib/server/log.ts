import 'server-only';
import pino from 'pino';
import { env } from './env';

const level = () => (process.env.NODE_ENV === 'test' ? 'silent' : env().LOG_LEVEL);

/** `redact` keeps passwords, tokens and e-mail addresses under these names out of the log. */
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
