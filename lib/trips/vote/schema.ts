import { z } from 'zod';
import { day, id, ids, optionalDay } from '@/lib/fields';
import { checkDates } from '../date-rules';
import { levels, rules } from '../fit/finding';
import { MOST_DATES, MOST_SITES, voteAnswers, voteKinds } from '../undecided/vote-options';

const newDates = z.object({ start_date: day, end_date: day }).superRefine(checkDates(true));

const dates = z
  .array(newDates, 'This must be a list of dates.')
  .max(2 * MOST_DATES, `Please offer up to ${MOST_DATES} dates.`);

/** The options that a new vote offers beside the trip's own dates and site. */
export const newVote = z.object({
  dates: dates.nullish(),
  location_ids: ids('campsite'),
  /** Last day to vote; null or absent for no last day. */
  closes_on: optionalDay,
});

/** A change of the last day to vote. Null removes it. */
export const closingDay = newVote.pick({ closes_on: true });

/**
 * A change of a vote: adds options, and removes those in `without`. When `closes_on` is left out,
 * the vote keeps its last day.
 */
export const voteChange = newVote.extend({
  without: z.array(id, 'This must be a list of option ids.').max(50).nullish(),
});

export const ballot = z.object({
  answers: z
    .array(
      z.object({
        option_id: id,
        /** The answer; null withdraws the earlier one. */
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

/** An option of a vote: dates, or a campsite. */
const voteOption = z.object({
  id,
  kind: z.enum(voteKinds),
  start_date: day.nullable(),
  end_date: day.nullable(),
  /**
   * Id of the campsite. Null for an option of dates, and for a private campsite unless the reader
   * owns it.
   */
  location_id: id.nullable(),
  name: z.string().nullable(),
  /** Suburb or town nearest to the campsite; null when unknown. */
  locality: z.string().nullable(),
  /**
   * True for the option with the trip's own dates or site. After the decision: true for the option
   * with the dates or site that the trip had before.
   */
  trips_own: z.boolean(),
  /**
   * False when the option's dates have passed or its campsite is deleted, so that nobody can vote
   * on it or choose it.
   */
  available: z.boolean(),
  /** True when the decision has chosen this option. */
  chosen: z.boolean(),
  own: z.enum(voteAnswers).nullable(),
  yes: count,
  if_need_be: count,
  no: count,
  /** Number of people in the households that answered "yes" or "if need be". */
  people: count,
  /** Number of people in the households that answered "yes". */
  people_yes: count,
  /** True when every household that has voted on this kind could come to the option. */
  everyone: z.boolean(),
  /** `best`: no option of this kind is better. `tied`: another option is equally good. */
  best: z.boolean(),
  tied: z.boolean(),
  said: z.array(z.object({ household_id: id, answer: z.enum(voteAnswers) })),
  /** Findings of the fit check about the people who could come, problems first. */
  findings: z.array(z.object({ rule: z.enum(rules), level: z.enum(levels), text: z.string() })),
});

const vote = z.object({
  /** True until the vote is decided. */
  open: z.boolean(),
  /** Last day to vote; null without one. */
  closes_on: day.nullable(),
  /**
   * True when the last day has passed in the campsite's time zone. Then nobody can vote until an
   * organiser sets a later day.
   */
  ended: z.boolean(),
  options: z.array(voteOption),
  households: z.array(
    z.object({
      household_id: id,
      name: z.string(),
      /**
       * Number of campers that the household has chosen for the trip or, when it has chosen none,
       * of all campers in its crew.
       */
      people: count,
      voted: z.boolean(),
      own: z.boolean(),
      /** False for a household that isn't going. The vote counts it only once it has voted. */
      asked: z.boolean(),
      /** True for the organiser's household. The vote doesn't wait for this household. */
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
