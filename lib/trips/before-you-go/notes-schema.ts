import { z } from 'zod';
import { optionalText, optionalTime } from '@/lib/fields';
import { MAX_CHANNEL, MAX_MEETING_POINT } from './channels';

const notAChannel = `Please enter a channel from 1 to ${MAX_CHANNEL}.`;

/** What a trip's organisers note for those out there; what is left out stays. */
export const tripNotes = z.object({
  meeting_point: optionalText(MAX_MEETING_POINT),
  meeting_time: optionalTime,
  uhf_channel: z
    .union([z.literal(''), z.int(notAChannel).min(1, notAChannel).max(MAX_CHANNEL, notAChannel)], notAChannel)
    .nullable()
    .transform((value) => value || null)
    .optional(),
});

export type TripNotes = z.output<typeof tripNotes>;
