import 'server-only';
import { z } from 'zod';
import { readAddresses } from '@/lib/email-list';
import { mailbox, optionalText } from '@/lib/fields';
import { parseInput } from '@/lib/server/http/parse';
import { clearRefusal, noteRefusal } from '@/lib/server/mail/refused-addresses';

const kind = z.enum(['bounced', 'complained', 'delivered']);
type Kind = z.output<typeof kind>;

/** "bounced" means for good. */
export const mailEvent = z.object({ type: kind, address: mailbox, message: optionalText(1000) });

export async function takeMailEvent({ type, address, message }: z.output<typeof mailEvent>): Promise<void> {
  if (type === 'delivered') await clearRefusal(address, 'bounced');
  else await noteRefusal(address, type, message ?? '');
}

/** `data` depends on the type, of which most don't concern Campmates. */
export const resendEvent = z.object({ type: z.string().max(100), data: z.unknown() });

const resendData = z.object({
  to: z.array(z.string().max(1000)).max(100),
  bounce: z.object({ type: z.string().optional(), message: z.string().optional() }).optional(),
});

const ofResend = new Map<string, Kind>([
  ['email.bounced', 'bounced'],
  ['email.suppressed', 'bounced'],
  ['email.complained', 'complained'],
  ['email.delivered', 'delivered'],
]);

export async function takeResendEvent(event: z.output<typeof resendEvent>): Promise<void> {
  const type = ofResend.get(event.type);
  if (!type) return;
  const { to, bounce } = parseInput(resendData, event.data);
  // A full mailbox, for example, may take the next mail.
  if (bounce?.type === 'Transient') return;
  for (const address of readAddresses(to.join(', ')).addresses)
    await takeMailEvent({ type, address, message: bounce?.message?.slice(0, 1000) });
}
