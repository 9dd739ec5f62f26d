const knownDomains = [
  'gmail.com',
  'googlemail.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'proton.me',
  'protonmail.com',
  'outlook.com',
  'outlook.com.au',
  'hotmail.com',
  'hotmail.com.au',
  'live.com',
  'live.com.au',
  'msn.com',
  'yahoo.com',
  'yahoo.com.au',
  'ymail.com',
  'aol.com',
  'mail.com',
  'email.com',
  'gmx.com',
  'fastmail.com',
  'bigpond.com',
  'bigpond.net.au',
  'bigpond.com.au',
  'optusnet.com.au',
  'iinet.net.au',
  'tpg.com.au',
  'westnet.com.au',
  'internode.on.net',
  'dodo.com.au',
  'ozemail.com.au',
  'adam.com.au',
  'aapt.net.au',
];

/** Too far from the right domain to be found by their letters. */
const wrongDomains: Record<string, string> = {
  'gmail.com.au': 'gmail.com',
  'icloud.com.au': 'icloud.com',
};

/** Shorter names are near too many names of other domains. */
const MIN_NAME = 5;
const MAX_NAME = 20;

/** A question, never a reason to refuse, because some people do have odd domains. */
export function meantDomain(address: string): string | null {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  if (knownDomains.includes(domain)) return null;
  if (wrongDomains[domain]) return wrongDomains[domain];
  const [name, ending] = parts(domain);
  const near = knownDomains
    .map((known) => ({ known, away: distance(parts(known), [name, ending]) }))
    .filter(({ away }) => away !== null)
    .sort((one, other) => Number(one.away) - Number(other.away))[0];
  if (near) return near.known;
  if (ending === 'con' || ending === 'con.au') return `${name}.${ending.replace('con', 'com')}`;
  return null;
}

function parts(domain: string): [name: string, ending: string] {
  const dot = domain.indexOf('.');
  return [domain.slice(0, dot), domain.slice(dot + 1)];
}

function distance(
  [name, ending]: [string, string],
  [typedName, typedEnding]: [string, string],
): number | null {
  if (name.length < MIN_NAME || typedName.length > MAX_NAME) return null;
  const slips = [slipsBetween(name, typedName), slipsBetween(ending, typedEnding)] as const;
  return Math.max(...slips) > 1 ? null : slips[0] + slips[1];
}

/**
 * One slip is a letter that is missing, added or wrong, or two letters in the wrong order; 2 means
 * more.
 */
function slipsBetween(one: string, other: string): 0 | 1 | 2 {
  if (one === other) return 0;
  let start = 0;
  while (one[start] !== undefined && one[start] === other[start]) start++;
  const [left, right] = [one.slice(start), other.slice(start)];
  const oneSlip =
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2));
  return oneSlip ? 1 : 2;
}
