import { generate } from './generate';
import { printError } from './print';
import { reasonOf } from './refusal';

/** `next build`, `next dev` and the type check need code that isn't in Git. */
await generate().catch((error) => {
  // A failure must not fail the installation, because `npm start` and `npm run build` try again.
  printError(`Some code could not be generated: ${reasonOf(error)}`);
});
