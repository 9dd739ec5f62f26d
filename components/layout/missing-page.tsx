import { NothingHere } from './nothing-here';

export const missingTitle = {
  trip: 'Trip not found.',
  invitation: 'This invitation leads nowhere',
  campsite: 'This campsite is not here',
};

const words = {
  trip: 'It may have been called off, or you may not be invited with this account.',
  invitation: 'The link may have lost its end in the mail, or the invitation was taken back.',
  campsite: 'It may have been taken back, or be somebody’s own.',
};

/** What was looked for and isn't there, in the words for its kind. */
export function MissingPage({ what }: { what: keyof typeof missingTitle }) {
  return <NothingHere title={missingTitle[what]}>{words[what]}</NothingHere>;
}
