import { z } from 'zod';
import { text } from '@/lib/fields';
import { type Finding, levels, rules } from './finding';

const finding = z.object({
  rule: z.enum(rules),
  level: z.enum(levels),
  text: z.string(),
  /** The people or pets that it is about. */
  who: z.array(z.string()),
  /** What would solve it; null where nothing needs to be. */
  remedy: z.string().nullable(),
  /** The same as long as its rule and what it is about are. */
  key: z.string(),
  /** What an organiser was told who asked; it ends when the site or the fact behind it changes. */
  noted: z
    .object({
      answer: z.enum(['yes', 'no']),
      note: z.string().nullable(),
      /** Who has answered, the one whose answer stands first. */
      by: z.string(),
      at: z.string(),
    })
    .nullable(),
});

export const fit = z.object({ findings: z.array(finding) });

/** A finding as the wire has it: what is so and why in one text. */
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

/** A finding's key as a path has it, percent-encoded or not. */
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

/** An answer to a finding: a note alone is a yes, null takes the answer back. */
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
