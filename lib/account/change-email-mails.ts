import 'server-only';
import { env } from '../server/env';
import { composeMail } from '../server/mail/layout';

/** Mail with the link that confirms an account's new address. */
export function confirmAddressMail(to: string, token: string) {
  const query = new URLSearchParams({ token });
  return composeMail(to, 'Confirm your new Campmates address', {
    heading: 'Confirm your new address',
    paragraphs: [
      'You asked to use this address for your Campmates account. Confirm it, and you’ll log in with it from then on.',
    ],
    action: { label: 'Confirm my new address', href: `${env().APP_URL}/confirm-email?${query}` },
    closing:
      'The link works for 24 hours. If you did not ask for this, ignore this email and nothing happens.',
  });
}

/** Mail to an account's owner when somebody asks to use the owner's address for another account. */
export function addressTakenMail(to: string) {
  return composeMail(to, 'You already have a Campmates account', {
    heading: 'You already have an account',
    paragraphs: [
      'Somebody asked to use this address for another Campmates account, but it already belongs to yours. Nothing has changed.',
    ],
    action: { label: 'Log in', href: `${env().APP_URL}/login` },
    closing: 'If that was you, log in here, or choose a different address for your other account.',
  });
}

/**
 * Mail to the account's current address, sent when a change of address is requested. The change can
 * still be stopped then.
 */
export function emailChangeAskedMail(to: string) {
  return composeMail(to, 'A new address for your Campmates account', {
    heading: 'Are you changing your address?',
    paragraphs: [
      'Somebody logged in to your account asked to use a different email address. We sent a link there, and this address stays yours until that link is opened.',
    ],
    action: { label: 'That was not me', href: `${env().APP_URL}/forgot-password` },
    closing: 'If it was not you, set a new password now: that stops the change and logs everybody else out.',
  });
}

/** Mail to the account's former address, sent after the change. */
export function emailChangedMail(to: string) {
  return composeMail(to, 'Your Campmates email address has changed', {
    heading: 'Your email address has changed',
    paragraphs: [
      'Your Campmates account now uses a different email address, and we won’t write to this one about it again. Every other browser has been logged out.',
    ],
    action: { label: 'That was not me', href: `${env().APP_URL}/contact` },
  });
}
