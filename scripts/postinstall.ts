import { printError } from './print';
import { generateClient } from './prisma-client';
import { reasonOf } from './refusal';

/** After `npm install`: makes the Prisma client, so that plain `next build` and `next dev` find it. Needs no database. */
await generateClient().catch((error) => {
  // No reason to undo an installation: `npm start`, `npm run build` and their like try again.
  printError(`The Prisma client was not made: ${reasonOf(error)}`);
});
