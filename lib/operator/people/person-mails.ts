import 'server-only';
import { env } from '@/lib/server/env';
import { composeMail } from '@/lib/server/mail/layout';

const why = (reason: string) => [{ label: 'Why', value: reason }];
const whomToAsk = () => `If you think that this is wrong, write to ${env().CONTACT_EMAIL}.`;

export const suspendedMail = (to: string, reason: string) =>
  composeMail(to, 'Your Campmates account is suspended', {
    heading: 'Your account is suspended',
    paragraphs: [
      'You’re logged out everywhere and can’t log in for now. Your links don’t work, others don’t find the campsites that you share, and no email of yours goes out.',
      'Nothing of yours is deleted. Your trips stay there for everybody who is on them.',
    ],
    facts: why(reason),
    closing: whomToAsk(),
  });

export const restoredMail = (to: string, reason: string) =>
  composeMail(to, 'You can use Campmates again', {
    heading: 'Your account is no longer suspended',
    paragraphs: ['You can log in again, and your links and shared campsites are back.'],
    facts: why(reason),
    action: { label: 'Log in', href: `${env().APP_URL}/login` },
  });

export const resumedMail = (to: string, reason: string) =>
  composeMail(to, 'You can invite people again', {
    heading: 'You can invite people again',
    paragraphs: ['Your emails to others were held back for a while. They go out again.'],
    facts: why(reason),
    action: { label: 'See your trips', href: env().APP_URL },
  });

export const deletedMail = (to: string, reason: string) =>
  composeMail(to, 'Your Campmates account is deleted', {
    heading: 'Your account is deleted',
    paragraphs: ['The Campmates team has deleted your account and everything in it.'],
    facts: why(reason),
    closing: whomToAsk(),
  });
