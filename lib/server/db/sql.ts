import 'server-only';
import type { Position } from '@/lib/geometry';
import { Prisma } from '@/prisma/generated/client';

export const containsPattern = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

export const earthPosition = ({ latitude, longitude }: Position) =>
  Prisma.sql`earth_position(${latitude}::float8, ${longitude}::float8)`;
