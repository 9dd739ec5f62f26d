const own = new Map([
  ['2880', 'Australia/Broken_Hill'],
  ['2898', 'Australia/Lord_Howe'],
  ['2899', 'Pacific/Norfolk'],
  ['6798', 'Indian/Christmas'],
  ['6799', 'Indian/Cocos'],
]);

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
 * By postcode, because every page knows the reader's without a query. New South Wales, the ACT and
 * anything unknown have Sydney's time.
 */
export const zoneOfPostcode = (postcode: string): string =>
  own.get(postcode) ??
  (/^02\d\d$/.test(postcode) ? undefined : ofDigit.get(postcode.slice(0, 1))) ??
  'Australia/Sydney';
