import { randomUUID } from 'node:crypto';
import { db } from '@/lib/server/db/client';
import type { Prisma } from '@/prisma/generated/client';

const dayboro = { townName: 'Dayboro', townState: 'QLD', latitude: -27.2, longitude: 152.82, km: 31 };
export const noTown = { townName: null, townState: null, latitude: null, longitude: null, km: null };

/** Stores an AI's suggestion of a campsite, as if from an earlier search near Kedron. */
export const said = (changes: Partial<Prisma.AiSuggestionCreateInput> = {}) =>
  db.aiSuggestion.create({
    data: {
      claim: randomUUID(),
      rank: 1,
      postcode: '4031',
      radius: 100,
      name: 'Wombat Hollow',
      features: ['Toilets', 'Swimming hole'],
      access: '4 Wheel Drive',
      petFriendly: true,
      url: 'https://parks.example/wombat',
      ...dayboro,
      ...changes,
    },
  });
