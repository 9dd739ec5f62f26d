import { writeEndpoints } from './endpoints';
import { generateClient } from './prisma-client';

/** Generates the code that isn't in Git: the Prisma client and the list of endpoints. */
export async function generate(): Promise<void> {
  await writeEndpoints();
  await generateClient();
}
