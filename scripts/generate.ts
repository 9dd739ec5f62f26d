import { writeEndpoints } from './endpoints';
import { generateClient } from './prisma-client';

export async function generate(): Promise<void> {
  await writeEndpoints();
  await generateClient();
}
