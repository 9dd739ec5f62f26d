import { z } from 'zod';
import { text } from '@/lib/fields';
import { type Finding, levels, rules } from './finding';

const finding = z.object({
  rule: z.enum(rules),
  level: z.enum(levels),
  text: z.string(),
  /** Names of the people or pets that the finding is about. */
  who: z.array(z.string()),
  /** What would solve the problem; null when nothing needs solving. */
  remedy: z.string().nullable(),
  /** Identifies the finding. It depends only on the rule and the subject. */
  key: z.string(),
  /**
   * The campsite's answer as an organiser has noted it; null without one. When the site or the facts
   * behind the finding change, the answer no longer counts.
   */
  noted: z
    .object({
      answer: z.enum(['yes', 'no']),
      note: z.string().nullable(),
      /** Names of the people who noted an answer, the newest answer first. The newest answer counts. */
      by: z.string(),
      at: z.string(),
    })
    .nullable(),
});

export const fit = z.object({ findings: z.array(finding) });

/** Converts a finding to the API's schema, which has `text` and `why` in one text. */
export const toWire = ({
  why,
  fact: _f,
  asked: _a,
  also: _o,
  ...found
}: Finding): z.output<typeof finding> => ({
  ...found,
  text: why ? `${found.text}. ${why}` : found.text,
});

export const toFit = (findings: readonly Finding[]): z.output<typeof fit> => ({
  findings: findings.map(toWire),
});

/** A finding's key in a path. It may be percent-encoded. */
export const findingKey = z
  .string()
  .max(300)
  .transform((sent) => {
    try {
      return decodeURIComponent(sent);
    } catch {
      return '';
    }
  });

const noAnswer = 'Please say yes or no, or what you were told.';

/**
 * An answer to a finding. A note without an answer means yes. A note of null without an answer
 * withdraws all answers to the finding.
 */
export const fitAnswer = z
  .object({
    answer: z.enum(['yes', 'no'], 'Please say yes or no.').optional(),
    note: text(200, noAnswer).nullish(),
  })
  .refine(({ answer, note }) => answer !== undefined || note !== undefined, {
    path: ['answer'],
    error: noAnswer,
  });

export const oneFinding = z.object({ finding });
export type FitAnswer = z.output<typeof fitAnswer>;
