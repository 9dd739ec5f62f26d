import { NothingHere } from './nothing-here';

export const missingTitle = {
  trip: 'Trip not found.',
  invitation: 'We can’t find this invitation',
  campsite: 'We can’t find this campsite',
};

const words = {
  trip: 'It may have been called off, or you may not be invited with this account.',
  invitation: 'The link may have been cut short in the email, or the invitation may have been withdrawn.',
  campsite: 'It may have been removed, or it may be somebody’s private campsite.',
};

/** What was looked for and isn't there, in the words for its kind. */
export function MissingPage({ what }: { what: keyof typeof missingTitle }) {
  return <NothingHere title={missingTitle[what]}>{words[what]}</NothingHere>;
}
