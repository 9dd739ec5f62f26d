import { z } from 'zod';
import { inAustralia, OUTSIDE } from '@/lib/campsites/australia';
import { optionalText, optionalTime } from '@/lib/fields';
import { MAX_CHANNEL, MAX_MEETING_POINT } from './meeting-point';

const notAChannel = `Please enter a channel from 1 to ${MAX_CHANNEL}.`;
const notCoordinates = 'Please enter coordinates like −35.1, 148.6.';

const degrees = z
  .union([z.literal('', notCoordinates), z.number(notCoordinates)], notCoordinates)
  .nullable()
  .transform((value) => (value === '' ? null : value))
  .optional();

export const tripNotes = z
  .object({
    meeting_point: optionalText(MAX_MEETING_POINT),
    meeting_time: optionalTime,
    meeting_latitude: degrees,
    meeting_longitude: degrees,
    uhf_channel: z
      .union(
        [z.literal(''), z.int(notAChannel).min(1, notAChannel).max(MAX_CHANNEL, notAChannel)],
        notAChannel,
      )
      .nullable()
      .transform((value) => value || null)
      .optional(),
  })
  .superRefine(({ meeting_latitude: latitude, meeting_longitude: longitude }, context) => {
    if (typeof latitude !== typeof longitude) {
      const missing = latitude == null && longitude !== undefined ? 'meeting_latitude' : 'meeting_longitude';
      context.addIssue({ code: 'custom', path: [missing], message: notCoordinates });
    } else if (latitude != null && longitude != null && !inAustralia({ latitude, longitude })) {
      context.addIssue({ code: 'custom', path: ['meeting_latitude'], message: OUTSIDE });
    }
  });

export type TripNotes = z.output<typeof tripNotes>;
export type TypedNotes = z.input<typeof tripNotes>;
