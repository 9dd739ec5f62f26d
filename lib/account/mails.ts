import 'server-only';
import { env } from '../server/env';
import { composeMail } from '../server/mail/layout';
import { countText } from '../text';

export function confirmSignupMail(to: string, token: string, onward: string) {
  const query = new URLSearchParams({ token, ...(onward && { callbackUrl: onward }) });
  return composeMail(to, 'Confirm your Campmates account', {
    heading: 'Confirm your account',
    paragraphs: [
      'You asked for a Campmates account with this address. Confirm your address to start using it.',
    ],
    action: { label: 'Confirm my account', href: `${env().APP_URL}/confirm-email?${query}` },
    closing:
      'The link works for 24 hours. If you did not ask for this, ignore this email and nothing happens.',
  });
}

export function alreadyRegisteredMail(to: string) {
  return composeMail(to, 'You already have a Campmates account', {
    heading: 'You already have an account',
    paragraphs: [
      'Somebody tried to create a Campmates account with this address, but you already have one. Just log in.',
    ],
    action: { label: 'Log in', href: `${env().APP_URL}/login` },
    closing: 'If that was not you, ignore this email: nothing has changed.',
  });
}

export function resetPasswordMail(to: string, token: string) {
  const query = new URLSearchParams({ token });
  return composeMail(to, 'Reset your Campmates password', {
    heading: 'Set a new password',
    paragraphs: [
      'You asked for a new password. Once you set it, you’ll be logged out on every other device.',
    ],
    action: { label: 'Set a new password', href: `${env().APP_URL}/reset-password?${query}` },
    closing:
      'The link works for 60 minutes, once. If you did not ask for this, ignore this email: nothing has changed.',
  });
}

export function signInWithGoogleMail(to: string) {
  return composeMail(to, 'You sign in to Campmates with Google', {
    heading: 'You sign in with Google',
    paragraphs: [
      'You asked for a new password, but you sign in to Campmates with Google, so you don’t have one.',
    ],
    action: { label: 'Go to log in', href: `${env().APP_URL}/login` },
    closing: 'If you did not ask for this, ignore this email: nothing has changed.',
  });
}

export function passwordChangedMail(to: string) {
  return composeMail(to, 'Your Campmates password has changed', {
    heading: 'Your password has changed',
    paragraphs: [
      'It was changed from a browser where you were logged in. Every other browser has been logged out.',
    ],
    action: { label: 'That was not me', href: `${env().APP_URL}/forgot-password` },
  });
}

export function tokenMadeMail(to: string, name: string, days: number) {
  return composeMail(to, 'A token was made for your Campmates account', {
    heading: 'A token was made',
    paragraphs: [
      `With the token “${name}”, a program sees and changes your trips as you do, for ${countText(days, 'day')}.`,
    ],
    action: { label: 'That was not me', href: `${env().APP_URL}/profile/account` },
    closing:
      'If that was not you, choose “Log out everywhere” there, which ends all tokens too, and then a new password.',
  });
}

export function passwordResetMail(to: string) {
  return composeMail(to, 'Your Campmates password has been reset', {
    heading: 'Your password has been reset',
    paragraphs: ['A new password was set with the link from your email. Every other browser is logged out.'],
    action: { label: 'That was not me', href: `${env().APP_URL}/forgot-password` },
  });
}
