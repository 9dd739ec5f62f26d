import { z } from 'zod';
import { email, text } from '../fields';

export const VERIFY_HUMAN = 'Please verify you are human.';

export const contactMessage = z.object({
  name: text(80, 'Please enter your name.'),
  email,
  subject: text(200, 'Please enter a subject.'),
  message: text(5000, 'Please enter a message.'),
});

export const contactSubmission = contactMessage.extend({
  recaptchaToken: z.string(VERIFY_HUMAN).min(1, VERIFY_HUMAN).max(10_000, VERIFY_HUMAN),
});

/** The signature covers all parameters. */
export const challenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    expiresAt: z.number().optional(),
  }),
  signature: z.string().optional(),
});

export type ContactMessage = z.output<typeof contactMessage>;
export type ContactSubmission = z.output<typeof contactSubmission>;
