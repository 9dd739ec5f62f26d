import { z } from 'zod';
import { optionalText } from '@/lib/fields';
import { petTypes } from '@/lib/household/crew/crew-options';
import { plainCar, plainTrailer } from '@/lib/household/rides/schema';
import { MAX_GUEST_CREW, MAX_GUEST_VEHICLES } from './guest-limits';

const tooMany = `Please bring up to ${MAX_GUEST_CREW}.`;
const count = z.int('Please enter a number.').min(0, 'Please enter a number.').max(MAX_GUEST_CREW, tooMany);

export const countedParty = z.object({
  /** Counts the person who fills in the form. */
  adults: count.min(1, 'Count yourself too.'),
  children: count.nullish(),
  toddlers: count.nullish(),
  babies: count.nullish(),
  pets: z
    .array(z.object({ pet_type: z.enum(petTypes, 'Please choose a kind.'), name: optionalText() }))
    .max(MAX_GUEST_CREW, tooMany)
    .nullish(),
  cars: z
    .array(plainCar.pick({ drivetrain: true, seats: true }).extend({ make: optionalText() }))
    .max(MAX_GUEST_VEHICLES, `Please bring up to ${MAX_GUEST_VEHICLES} cars.`)
    .nullish(),
  trailers: z
    .array(plainTrailer.pick({ trailer_type: true }))
    .max(MAX_GUEST_VEHICLES, `Please bring up to ${MAX_GUEST_VEHICLES} trailers.`)
    .nullish(),
});

export type CountedParty = z.output<typeof countedParty>;
