import 'server-only';
import { EnvError, env } from './env';

/** Without this check Next would start with a wrong variable and then fail at each request. */
export function requireEnv(): void {
  try {
    if (!env().DATABASE_URL)
      throw new EnvError('Wrong configuration: DATABASE_URL is required, except under npm start.');
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
