import { buttonLook } from '../ui/button-look';
import { Icon } from '../ui/icon';
import { Call000 } from './call-000';
import { NotFoundMessage } from './not-found-message';

export const missingTitle = {
  trip: 'Trip not found.',
  invitation: 'We can’t find this invitation',
  campsite: 'We can’t find this campsite',
  unsubscribe: 'This link doesn’t lead anywhere',
  'share-link': 'This link isn’t open any more',
  plan: 'This plan isn’t there any more',
};

const words = {
  trip: 'It may have been deleted, or this account may not be invited to it.',
  invitation:
    'The link may have been cut short in the email, or the invitation may have been withdrawn. Ask whoever invited you to send it again.',
  campsite: 'It may have been removed, or it may be somebody’s private campsite.',
  unsubscribe:
    'It may have been cut short in the email. The link at the end of our newest email works, or write to us.',
  'share-link':
    'The link may have been cut short, or it may be full or ended. Ask the person who sent it to you for a new one. If you’ve answered already, your own link still works.',
  plan: 'The link may have been cut short in the email, and a plan is deleted 30 days after the return. If you’re worried about somebody, call the police on 131 444, or 000 if they’re in danger.',
};

const logIn = { href: '/login', label: 'Log in' };
const about = { href: '/login', label: 'What’s Campmates?' };
const ways = {
  trip: undefined,
  invitation: undefined,
  campsite: { href: '/createtrip', label: 'Find a campsite' },
  unsubscribe: { href: '/contact', label: 'Contact us' },
  'share-link': undefined,
  plan: { href: '/contact', label: 'Contact us' },
};

interface Props {
  what: keyof typeof missingTitle;
  /**
   * Readers without an account get a button to log in, except where a log-in doesn't help
   * (`unsubscribe` and `plan`).
   */
  signedIn: boolean;
}

export function MissingPage({ what, signedIn }: Props) {
  const fromMail = what === 'unsubscribe' || what === 'plan';
  return (
    <NotFoundMessage
      title={missingTitle[what]}
      way={signedIn || fromMail ? ways[what] : logIn}
      {...(signedIn ? { second: null } : fromMail && { second: about })}
      // A reader whose invitation no longer works needs a new invitation and not an account, and who
      // is worried has to call.
      look={what === 'plan' || (what === 'invitation' && !signedIn) ? 'secondary' : 'primary'}
      calls={what === 'plan' && <Calls />}
    >
      {words[what]}
    </NotFoundMessage>
  );
}

const Calls = () => (
  <div className="mt-6 grid w-full max-w-80 grid-cols-2 gap-3 large-text:grid-cols-1">
    <a href="tel:131444" className={buttonLook({ variant: 'secondary', block: true }, 'min-h-13')}>
      <span className="button-face">
        <Icon name="phone" />
        Call 131 444
      </span>
    </a>
    <Call000 />
  </div>
);
