import { printError } from './print';
import { generateClient } from './prisma-client';
import { reasonOf } from './refusal';

/**
 * Runs after `npm install`: generates the Prisma client for `next build` and `next dev`. Needs no
 * database.
 */
await generateClient().catch((error) => {
  // A failure must not fail the installation, because `npm start` and `npm run build` try again.
  printError(`The Prisma client was not made: ${reasonOf(error)}`);
});
