import { z } from 'zod';
import { inAustralia, OUTSIDE } from '../australia';
import { CHOOSE_ADDRESS } from './rules';

type Spot = { latitude?: number | undefined; longitude?: number | undefined };

export const isInside = ({ latitude, longitude }: Spot) =>
  latitude === undefined || longitude === undefined || inAustralia({ latitude, longitude });

const position = z.object({ latitude: z.number(), longitude: z.number() });

/** Runs even when other fields are wrong or missing, because the form asks for the position first. */
export const outside = {
  path: ['latitude'],
  message: OUTSIDE,
  when: ({ value }: { value: unknown }) => position.safeParse(value).success,
};

export const checkPair = ({ latitude, longitude }: Spot, context: z.RefinementCtx) => {
  if ((latitude === undefined) === (longitude === undefined)) return;
  const missing = latitude === undefined ? 'latitude' : 'longitude';
  context.addIssue({ code: 'custom', path: [missing], message: CHOOSE_ADDRESS });
};
