import { generate } from './generate';
import { printError } from './print';
import { reasonOf } from './refusal';

/**
 * Runs after `npm install`: generates the code that `next build`, `next dev` and the type check need
 * and that isn't in Git. Needs no database.
 */
await generate().catch((error) => {
  // A failure must not fail the installation, because `npm start` and `npm run build` try again.
  printError(`Some code could not be generated: ${reasonOf(error)}`);
});
