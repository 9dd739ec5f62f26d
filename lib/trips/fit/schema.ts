import { z } from 'zod';
import { type Finding, levels, rules } from './finding';

const finding = z.object({
  rule: z.enum(rules),
  level: z.enum(levels),
  text: z.string(),
  /** The people or pets that it is about. */
  who: z.array(z.string()),
  /** What would solve it; null where nothing needs to be. */
  remedy: z.string().nullable(),
});

export const fit = z.object({ findings: z.array(finding) });

/** The findings as the wire has them: what is so and why in one text. */
export const toFit = (findings: readonly Finding[]): z.output<typeof fit> => ({
  findings: findings.map(({ why, ...found }) => ({
    ...found,
    text: why ? `${found.text}. ${why}` : found.text,
  })),
});
