import { z } from 'zod';
import { text } from '@/lib/fields';
import { type Finding, levels, rules } from './finding';

const finding = z.object({
  rule: z.enum(rules),
  level: z.enum(levels),
  text: z.string(),
  /** The people or pets that the finding is about. */
  who: z.array(z.string()),
  /** What would solve the problem; null when nothing needs solving. */
  remedy: z.string().nullable(),
  /** The finding's identity, which depends only on its rule and subject. */
  key: z.string(),
  /**
   * The organisers' note of the answer. It no longer counts when the site or the facts behind it
   * change.
   */
  noted: z
    .object({
      answer: z.enum(['yes', 'no']),
      note: z.string().nullable(),
      /** The people who noted an answer. The first one's answer counts. */
      by: z.string(),
      at: z.string(),
    })
    .nullable(),
});

export const fit = z.object({ findings: z.array(finding) });

/** Converts a finding to its wire format, with `text` and `why` in one text. */
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

/** A finding's key in a path, percent-encoded or not. */
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

/** An answer to a finding. A note alone means yes; null withdraws the answer. */
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
