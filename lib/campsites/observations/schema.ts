import { z } from 'zod';
import { today } from '@/lib/dates';
import { drivetrains } from '@/lib/drivetrains';
import { day } from '@/lib/fields';
import { EARLIEST_SEEN } from './facts';

const yesOrNo = z.boolean('Please choose yes, no or not sure.').nullish();
const drivetrain = z.enum(drivetrains, 'Please choose a drivetrain.');

/** A null or missing fact is one that the person doesn't know. */
export const observation = z.object({
  pets: yesOrNo,
  toilets: yesOrNo,
  water: yesOrNo,
  showers: yesOrNo,
  power: yesOrNo,
  fires: yesOrNo,
  reception: yesOrNo,
  boat_ramp: yesOrNo,
  access: drivetrain.nullish(),
  // A new day begins first in Sydney, so no camper's own date counts as a day in the future.
  seen_on: day
    .refine((seen) => seen <= today(), 'Please enter a day that isn’t in the future.')
    .refine((seen) => seen >= EARLIEST_SEEN, 'Please enter a day from 2000 on.'),
});

const said = <Value extends z.ZodType>(value: Value) =>
  z.object({ value, says: z.int(), latest: z.iso.date() }).optional();

/** For each fact, the value that most people report and the last day on which one of them saw it. */
export const observations = z.object({
  pets: said(z.boolean()),
  toilets: said(z.boolean()),
  water: said(z.boolean()),
  showers: said(z.boolean()),
  power: said(z.boolean()),
  fires: said(z.boolean()),
  reception: said(z.boolean()),
  boat_ramp: said(z.boolean()),
  access: said(drivetrain),
});

export const dismissal = z.object({ dismissed: z.boolean('This must be true or false.') });

export type Observation = z.output<typeof observation>;
export type Observations = z.output<typeof observations>;
