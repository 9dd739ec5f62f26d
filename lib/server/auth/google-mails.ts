import 'server-only';
import { env } from '../env';
import { composeMail } from '../mail/layout';

export function googleLinkedMail(to: string) {
  return composeMail(to, 'You can log in to Campmates with Google now', {
    heading: 'Google is linked to your account',
    paragraphs: ['From now on you can log in with Google as well as with your password.'],
    action: { label: 'See how you log in', href: `${env().APP_URL}/profile/account` },
    closing: 'If that was not you, unlink Google on that page and change your password.',
  });
}

export function googleUnlinkedMail(to: string) {
  return composeMail(to, 'Google is no longer linked to your Campmates account', {
    heading: 'Google is no longer linked',
    paragraphs: ['You log in with your password alone now. Every other browser has been logged out.'],
    action: { label: 'That was not me', href: `${env().APP_URL}/forgot-password` },
  });
}
