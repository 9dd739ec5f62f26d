import { featureWords } from '@/lib/campsites/features/feature-words';
import { db } from '@/lib/server/db/client';
import type { Person } from './people';

type Site = Partial<{
  name: string;
  address: string;
  latitude: number;
  longitude: number;
  shared: boolean;
  drivetrain: '2 Wheel Drive' | 'All Wheel Drive' | '4 Wheel Drive';
  petFriendly: boolean;
  groupOnly: boolean;
  /** Features that the site is known to have. */
  features: string[];
  /** Features that the site is known to lack. */
  lacks: string[];
}>;

/** Creates a person's site, by default private and a few km from the centre of postcode 4031. */
export async function siteOf(
  owner: Person,
  { shared = false, features = [], lacks = [], ...site }: Site = {},
) {
  const known = [
    ...features.map((name) => ({ name, present: true })),
    ...lacks.map((name) => ({ name, present: false })),
  ];
  return db.campsite.create({
    data: {
      name: 'Riverside flat',
      latitude: -27.46,
      longitude: 153.05,
      ...site,
      source: 'user',
      shareFlag: shared,
      ownerId: owner.viewer.profileId,
      features: {
        create: known.map(({ name, present }) => ({
          present,
          feature: {
            connectOrCreate: { where: { name }, create: { name, searchName: featureWords(name) } },
          },
        })),
      },
    },
  });
}
