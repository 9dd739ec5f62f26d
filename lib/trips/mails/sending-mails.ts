import 'server-only';
import { env } from '@/lib/server/env';
import { composeMail } from '@/lib/server/mail/layout';
import { oneLine } from '@/lib/text';
import { called, type NamedTrip } from './mail-facts';
import { tripUrl } from './trip-mail';

const reasons = {
  reports: 'Several people have reported an invitation of yours.',
  refusals: 'Mail servers refused many of your invitations.',
};

export function sendingPausedMail(to: string, why: keyof typeof reasons) {
  return composeMail(to, 'Your invitations are paused', {
    heading: 'Your invitations are paused',
    paragraphs: [
      `${reasons[why]} While we have a look, you can’t invite or remind anybody, and your emails that are still waiting go out later.`,
      'Your trips stay as they are. If a trip is called off, everybody on it is still told.',
    ],
    closing: `If you think that’s wrong, write to ${env().CONTACT_EMAIL}.`,
  });
}

interface Unreached {
  to: string;
  address: string;
  why: string;
  trip: NamedTrip & { id: string };
}

export function unreachedMail({ to, address, why, trip }: Unreached) {
  const shown = oneLine(address);
  return composeMail(to, `Your invitation didn’t reach ${shown}`, {
    heading: 'An invitation didn’t arrive',
    paragraphs: [
      `We couldn’t deliver your email about ${called(trip)} to ${shown}: ${why}.`,
      'Please check the address. If it’s wrong, take it off the trip and invite the right one.',
    ],
    action: { label: 'See who’s invited', href: `${tripUrl(trip.id)}/people` },
  });
}
