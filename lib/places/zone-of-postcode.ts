/** Postcodes with a time zone of their own: Broken Hill and the islands. */
const own = new Map([
  ['2880', 'Australia/Broken_Hill'],
  ['2898', 'Australia/Lord_Howe'],
  ['2899', 'Pacific/Norfolk'],
  ['6798', 'Indian/Christmas'],
  ['6799', 'Indian/Cocos'],
]);

/** The time zone of each state, by the first digit of its postcodes. */
const ofDigit = new Map([
  ['0', 'Australia/Darwin'],
  ['3', 'Australia/Melbourne'],
  ['4', 'Australia/Brisbane'],
  ['5', 'Australia/Adelaide'],
  ['6', 'Australia/Perth'],
  ['7', 'Australia/Hobart'],
  ['8', 'Australia/Melbourne'],
  ['9', 'Australia/Brisbane'],
]);

/**
 * Returns the time zone in which a person with this postcode lives. Every page knows the reader's
 * postcode without a query. New South Wales, the ACT and anything unknown have Sydney's.
 */
export const zoneOfPostcode = (postcode: string): string =>
  own.get(postcode) ??
  (/^02\d\d$/.test(postcode) ? undefined : ofDigit.get(postcode.slice(0, 1))) ??
  'Australia/Sydney';
