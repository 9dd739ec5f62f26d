import { z } from 'zod';
import { day, id, ids, optionalDay } from '@/lib/fields';
import { checkDates } from '../date-rules';
import { levels, rules } from '../fit/finding';
import { MOST_DATES, MOST_SITES, voteAnswers, voteKinds } from './limits';

const newDates = z.object({ start_date: day, end_date: day }).superRefine(checkDates(true));

const dates = z
  .array(newDates, 'This must be a list of dates.')
  .max(2 * MOST_DATES, `Please offer up to ${MOST_DATES} dates.`);

/** The options that a vote can offer in addition to the trip's own dates and site. */
export const newVote = z.object({
  dates: dates.nullish(),
  location_ids: ids('campsite'),
  /** The last day to vote. */
  closes_on: optionalDay,
});

/** The last day to vote, as an organiser changes it later. */
export const closingDay = newVote.pick({ closes_on: true });

/** Adds and removes options. The last day stays when it is left out. */
export const voteChange = newVote.extend({
  without: z.array(id, 'This must be a list of option ids.').max(50).nullish(),
});

export const ballot = z.object({
  answers: z
    .array(
      z.object({
        option_id: id,
        /** Null withdraws the answer. */
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
  /** Null for a private campsite, except for its owner. */
  location_id: id.nullable(),
  name: z.string().nullable(),
  /** The suburb or town nearest to the campsite. */
  locality: z.string().nullable(),
  /** True when the option matches the trip's current dates or site. After the decision: when it matched them before. */
  trips_own: z.boolean(),
  /**
   * False when the option's dates have passed or its campsite is deleted, so that nobody can vote
   * on it or choose it.
   */
  available: z.boolean(),
  /** True when the option was chosen. */
  chosen: z.boolean(),
  own: z.enum(voteAnswers).nullable(),
  yes: count,
  if_need_be: count,
  no: count,
  /** The number of people in the households that answered "yes" or "if need be". */
  people: count,
  /** The number of people in the households that answered "yes". */
  people_yes: count,
  /** True when every household that has voted on this kind could come. */
  everyone: z.boolean(),
  /** `best`: no option of this kind is better. `tied`: another option is equally good. */
  best: z.boolean(),
  tied: z.boolean(),
  said: z.array(z.object({ household_id: id, answer: z.enum(voteAnswers) })),
  /** The fit check's findings for the people who could come: problems first. */
  findings: z.array(z.object({ rule: z.enum(rules), level: z.enum(levels), text: z.string() })),
});

const vote = z.object({
  /** True until the vote is decided. */
  open: z.boolean(),
  /** The last day to vote; null without one. */
  closes_on: day.nullable(),
  /**
   * True when the last day has passed in the campsite's time zone. Nobody can vote until a later
   * day is set.
   */
  ended: z.boolean(),
  options: z.array(voteOption),
  households: z.array(
    z.object({
      household_id: id,
      name: z.string(),
      /** The number of campers chosen for the trip or, if none are chosen, in the whole crew. */
      people: count,
      voted: z.boolean(),
      own: z.boolean(),
      /** True for the organiser's household, whose vote nobody waits for. */
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
