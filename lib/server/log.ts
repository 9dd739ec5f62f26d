import 'server-only';
import pino from 'pino';
import { env } from './env';

const level = () => (process.env.NODE_ENV === 'test' ? 'silent' : env().LOG_LEVEL);

/** Structured lines on standard output; no token, password or address of a person reaches them. */
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
