import 'server-only';
import type { Position } from '@/lib/geometry';
import { Prisma } from '@/prisma/generated/client';

/** A LIKE pattern for text that holds `words` anywhere; what LIKE would read as a wildcard stands for itself. */
export const containsPattern = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

export const earthPosition = ({ latitude, longitude }: Position) =>
  Prisma.sql`earth_position(${latitude}::float8, ${longitude}::float8)`;
