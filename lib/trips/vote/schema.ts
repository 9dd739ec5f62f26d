import { z } from 'zod';
import { day, id, ids, optionalDay } from '@/lib/fields';
import { checkDates } from '../date-rules';
import { levels, rules } from '../fit/finding';
import { MOST_DATES, MOST_SITES, voteAnswers, voteKinds } from './limits';

const newDates = z.object({ start_date: day, end_date: day }).superRefine(checkDates(true));

const dates = z
  .array(newDates, 'This must be a list of dates.')
  .max(2 * MOST_DATES, `Please offer up to ${MOST_DATES} dates.`);

/** What can be voted on besides the trip's own dates and site. */
export const newVote = z.object({
  dates: dates.nullish(),
  location_ids: ids('campsite'),
  /** The last day to vote. */
  closes_on: optionalDay,
});

/** The last day alone, as an organiser sets it later. */
export const closingDay = newVote.pick({ closes_on: true });

/** Adds to what can be voted on, and takes out of it; a last day that is left out stays. */
export const voteChange = newVote.extend({
  without: z.array(id, 'This must be a list of option ids.').max(50).nullish(),
});

export const ballot = z.object({
  answers: z
    .array(
      z.object({
        option_id: id,
        /** Null takes it back. */
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

/** Dates or a campsite that a household could come on or to. */
const voteOption = z.object({
  id,
  kind: z.enum(voteKinds),
  start_date: day.nullable(),
  end_date: day.nullable(),
  /** Of a private campsite only its owner is told it. */
  location_id: id.nullable(),
  name: z.string().nullable(),
  /** The suburb or town next to a campsite. */
  locality: z.string().nullable(),
  /** Whether the trip is there, or then; once it was decided, whether it was before. */
  trips_own: z.boolean(),
  /** False once its days have passed or its campsite is gone: it can't be voted on or chosen any more. */
  available: z.boolean(),
  /** Whether it was decided on. */
  chosen: z.boolean(),
  own: z.enum(voteAnswers).nullable(),
  yes: count,
  if_need_be: count,
  no: count,
  /** How many could come: those of the households that say yes or if need be. */
  people: count,
  /** Of them those who come gladly. */
  people_yes: count,
  /** Whether every household that has voted on its kind could. */
  everyone: z.boolean(),
  /** Whether none of its kind suits more, and whether another suits as many. */
  best: z.boolean(),
  tied: z.boolean(),
  said: z.array(z.object({ household_id: id, answer: z.enum(voteAnswers) })),
  /** What to know of it with those people: problems, then what to check. */
  findings: z.array(z.object({ rule: z.enum(rules), level: z.enum(levels), text: z.string() })),
});

const vote = z.object({
  /** Whether it is still to be decided. */
  open: z.boolean(),
  /** The last day to vote; null without one. */
  closes_on: day.nullable(),
  /** Whether that day has passed where the trip goes: nobody can answer until a later one is set. */
  ended: z.boolean(),
  options: z.array(voteOption),
  households: z.array(
    z.object({
      household_id: id,
      name: z.string(),
      /** How many they would be: those chosen for the trip, else the whole crew's campers. */
      people: count,
      voted: z.boolean(),
      own: z.boolean(),
      /** The organiser's, which is waited for by nobody. */
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
