import { z } from 'zod';

const waitingSignUp = z.object({
  id: z.string(),
  email: z.string(),
  since: z.string(),
  /** Mails with a link that Campmates has written, and refusals by the address. */
  mails: z.int(),
  refused: z.int(),
  /**
   * "registered": the address has an account, so its mail said so. "refused": mail to it bounced.
   * "failing": the mail server couldn't be reached yet. "sent": a link works. "expired": none does.
   */
  state: z.enum(['registered', 'refused', 'failing', 'sent', 'expired']),
});

export const waitingSignUps = z.object({ sign_ups: z.array(waitingSignUp) });
export const resentSignUp = z.object({ sign_up: waitingSignUp });

export type WaitingSignUp = z.output<typeof waitingSignUp>;
