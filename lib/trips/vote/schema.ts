import { z } from 'zod';
import { day, id, ids, optionalDay } from '@/lib/fields';
import { checkDates } from '../date-rules';
import { levels, rules } from '../fit/finding';
import { MOST_DATES, MOST_SITES, voteAnswers, voteKinds } from '../undecided/vote-options';

const newDates = z.object({ start_date: day, end_date: day }).superRefine(checkDates(true));

const dates = z
  .array(newDates, 'This must be a list of dates.')
  .max(2 * MOST_DATES, `Please offer up to ${MOST_DATES} dates.`);

/** Beside the trip's own dates and site. */
export const newVote = z.object({
  /** The stop that goes to one of the campsites; left out: the first. */
  stop_id: id.nullish(),
  dates: dates.nullish(),
  location_ids: ids('campsite'),
  /** The last day to vote, by the first stop's clock. */
  closes_on: optionalDay,
});

/** Null removes it. */
export const closingDay = newVote.pick({ closes_on: true });

/** When `closes_on` is left out, the vote keeps its last day. */
export const voteChange = newVote.omit({ stop_id: true }).extend({
  without: z.array(id, 'This must be a list of option ids.').max(50).nullish(),
});

export const ballot = z.object({
  answers: z
    .array(
      z.object({
        option_id: id,
        /** Null withdraws the earlier answer. */
        answer: z.enum(voteAnswers, 'Please answer yes, if need be or no.').nullable(),
      }),
      'This must be a list of answers.',
    )
    .min(1, 'Please answer something.')
    .max(2 * (MOST_DATES + MOST_SITES)),
});

export const decision = z
  .object({ dates_option_id: id.nullish(), site_option_id: id.nullish() })
  .refine(({ dates_option_id, site_option_id }) => dates_option_id || site_option_id, {
    path: ['dates_option_id'],
    error: 'Please choose dates or a campsite.',
  });

const count = z.int().min(0);

const voteOption = z.object({
  id,
  kind: z.enum(voteKinds),
  start_date: day.nullable(),
  end_date: day.nullable(),
  /** Null for dates, and for a private campsite unless the reader owns it. */
  location_id: id.nullable(),
  name: z.string().nullable(),
  /** The suburb or town nearest to the campsite. */
  locality: z.string().nullable(),
  /** After the decision: what the trip had before. */
  trips_own: z.boolean(),
  /** False when the dates have passed or the campsite is deleted. */
  available: z.boolean(),
  chosen: z.boolean(),
  own: z.enum(voteAnswers).nullable(),
  yes: count,
  if_need_be: count,
  no: count,
  /** Those who said "yes" or "if need be". */
  people: count,
  people_yes: count,
  /** Every household that has voted on this kind could come. */
  everyone: z.boolean(),
  /** With `tied`, another option is equally good. */
  best: z.boolean(),
  tied: z.boolean(),
  said: z.array(z.object({ household_id: id, answer: z.enum(voteAnswers) })),
  /** Of the people who could come, problems first. */
  findings: z.array(z.object({ rule: z.enum(rules), level: z.enum(levels), text: z.string() })),
});

const vote = z.object({
  /** The stop whose place is asked; left out on a trip with one. */
  stop_id: id.optional(),
  open: z.boolean(),
  closes_on: day.nullable(),
  /** The last day has passed in the time zone of the trip's first stop; an organiser may set a later one. */
  ended: z.boolean(),
  options: z.array(voteOption),
  households: z.array(
    z.object({
      household_id: id,
      name: z.string(),
      /** Campers chosen for the trip or, when there are none, all in the crew. */
      people: count,
      voted: z.boolean(),
      own: z.boolean(),
      /** The vote counts a household that isn't going only once it has voted. */
      asked: z.boolean(),
      /** The vote doesn't wait for the organiser's household. */
      organiser: z.boolean(),
    }),
  ),
});

export const voteResponse = z.object({ vote: vote.nullable() });

export type NewVote = z.output<typeof newVote>;
export type VoteChange = z.output<typeof voteChange>;
export type Ballot = z.output<typeof ballot>;
export type Decision = z.output<typeof decision>;
export type VoteOption = z.output<typeof voteOption>;
export type Vote = z.output<typeof vote>;
export type VoteHousehold = Vote['households'][number];
