import { z } from 'zod';
import { id, text } from '@/lib/fields';
import { atStop, type Finding, fullKey, levels, rules } from './finding';

export const finding = z.object({
  rule: z.enum(rules),
  level: z.enum(levels),
  text: z.string(),
  who: z.array(z.string()),
  /** Null when nothing needs solving. */
  remedy: z.string().nullable(),
  /** Depends only on the rule and the subject. */
  key: z.string(),
  /** Null without an answer, or once the site or the facts behind the finding have changed. */
  noted: z
    .object({
      answer: z.enum(['yes', 'no']),
      note: z.string().nullable(),
      /** The newest answer first, which is the one that counts. */
      by: z.string(),
      at: z.string(),
    })
    .nullable(),
});

/** What doesn't depend on the place has the first stop's id. */
const findingAt = finding.extend({ stop_id: id });

export const fit = z.object({ findings: z.array(finding) });
export const fitAtStops = z.object({ findings: z.array(findingAt) });

/** The API has `text` and `why` in one text. */
export const toWire = (each: Finding): z.output<typeof finding> => {
  const { rule, level, text, why, who, remedy, noted } = each;
  const said = atStop(text, each);
  return { rule, level, text: why ? `${said}. ${why}` : said, who, remedy, key: fullKey(each), noted };
};

export const toWireAt = (each: Finding, tripId: string): z.output<typeof findingAt> => ({
  ...toWire(each),
  stop_id: each.stop?.id ?? tripId,
});

export const toFit = (findings: readonly Finding[]): z.output<typeof fit> => ({
  findings: findings.map(toWire),
});

/** In a path, it may be percent-encoded. */
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

/** A note without an answer means yes; a null note without one withdraws all answers to the finding. */
export const fitAnswer = z
  .object({
    answer: z.enum(['yes', 'no'], 'Please say yes or no.').optional(),
    note: text(200, noAnswer).nullish(),
  })
  .refine(({ answer, note }) => answer !== undefined || note !== undefined, {
    path: ['answer'],
    error: noAnswer,
  });

export const oneFinding = z.object({ finding: findingAt });
export type FitAnswer = z.output<typeof fitAnswer>;
