import { isIP } from 'node:net';
import { parse } from 'tldts';

/** These words often start a sentence, as in "by the gate.So bring chairs", so they end no address. */
const particles = new Set(
  'ad am as at be by do here how id in is it like me mr ms my new no next now one open pm so to today us you'.split(
    ' ',
  ),
);

/** Endings that are other English words, or names of people. */
const nouns = new Set(
  (
    'able actor ads adult agency apartments app army art associates attorney auction audible audio author auto autos ' +
    'baby band bar bargains baseball basketball beauty beer best bet bid bike black blue boats bond book booking boots ' +
    'boutique box bring broker brother build builders business buy cab cafe cal call cam camera camp capital car caravan ' +
    'cards care career careers cars casa case cash catering center channel charity chase chat cheap christmas church ' +
    'circle city claims cleaning click clothing club coach codes coffee college community company compare computer ' +
    'construction contact contractors cooking cool country coupon courses credit cricket crown cruise cruises cymru dad ' +
    'dance data date dating day deal dealer deals degree delivery dental design diamonds diet digital direct directory ' +
    'discount discover dish docs doctor dog domains dot download drive duck earth eat education energy engineer ' +
    'engineering enterprises equipment estate events exchange expert exposed express fail faith family fan fans farm ' +
    'farmers fashion fast feedback film final finance financial fire fish fishing fit fitness flights florist flowers fly ' +
    'food football forum foundation fox free fun fund furniture gallery game games garden gent george gift gifts giving ' +
    'glass global gold golf got graphics gratis green gripe grocery group guide guitars guru hair health healthcare help ' +
    'hiphop hockey holdings holiday homes honey horse hospital host hosting hot hotels house ice industries ink institute ' +
    'insurance insure international investments irish java jewelry jobs jot joy juegos kids kim kitchen land law lawyer ' +
    'lease legal life lifestyle lighting lilly limited limo lincoln link live living loan loans locker lol london love ' +
    'luxury makeup man management mango map market marketing markets med media meet melbourne meme memorial men menu mini ' +
    'mint mobile moda mom money monster mortgage motorcycles mov movie museum music name navy network news off office ' +
    'online orange organic origins page paris partners parts party pay pet pharmacy phone photo photography photos physio ' +
    'pics pictures pid pin ping pink pioneer pizza place play plumbing plus poker porn post press prime productions ' +
    'promo properties property protection pub quest racing radio read realty recipes red rehab rent rentals repair report ' +
    'republican rest restaurant review reviews rich rip rocks rodeo rogers room rugby run safe safety sale salon save ' +
    'scholarships school science scot search seat secure security seek select services seven sharp shell shoes shop ' +
    'shopping show silk singles site skin sky sling smart smile soccer social software solar solutions song space sport ' +
    'spot staples star storage store stream studio study style supplies supply support surf surgery sydney systems tab ' +
    'talk target tattoo tax taxi team tech technology tennis theater theatre tickets tips tires tools top tours town toys ' +
    'trade trading training travel trust tube tunes vacations ventures vet video villas vision vote voting voyage wales ' +
    'walter watch watches weather wed wedding weir whoswho win winners wine woodside work works world wow yachts yoga zero zone'
  ).split(' '),
);

/** Not registered with anybody, but open in a browser that knows them. */
const UNREGISTERED = new Set(['onion']);

/** A "word" or a "particle" may begin a sentence too. The endings are the public suffix list's. */
type Ending = 'strong' | 'word' | 'particle' | null;

function endingOf(text: string): Ending {
  const small = text.toLowerCase();
  if (!/^[\p{L}\p{M}\p{N}-]{2,63}$/u.test(small)) return null;
  if (UNREGISTERED.has(small) || small.startsWith('xn--')) return 'strong';
  if (!parse(`x.${small}`, { allowPrivateDomains: false }).isIcann) return null;
  if (particles.has(small)) return 'particle';
  return nouns.has(small) ? 'word' : 'strong';
}

/** "://" after anything, and the two schemes that need no slashes. */
const SCHEME =
  /[a-z0-9] ?: ?\/ ?\/ ?[a-z0-9[]|\b(?:mailto|javascript|magnet) ?: ?[a-z0-9?]|\bwww ?\. ?[a-z0-9]/;

/** A word with "dotcom" at its end, and ".com" with a comma or a space for its dot. */
const COM = /[a-z0-9] ?dot ?com\b|[a-z0-9],com\b|[a-z]\. com(?:\.au)?(?![a-z0-9])/;

export const hasWebAddress = (text: string): boolean => {
  const dotted = withDots(text);
  const small = dotted.toLowerCase();
  return SCHEME.test(small) || COM.test(small) || hasHost(dotted) || hasIpv6(small);
};

/** "evil [.] com", "Evil dot com" and "evil_dot_com" become "evil.com". */
function withDots(text: string): string {
  return text
    .replace(/ ?[[({<] ?(?:\.|dot) ?[\])}>] ?/gi, '.')
    .replace(/[-_]dot[-_]/gi, '.')
    .replace(/ dot ([a-z]{2,15})(?![a-z])/gi, (all, ending: string) => {
      return endingOf(ending) === 'strong' || BOUGHT.has(ending.toLowerCase()) ? `.${ending}` : all;
    });
}

/** Words that many bought addresses end in, and that seldom follow the word "dot". */
const BOUGHT = new Set('app click club link live online shop site store top website win me'.split(' '));

function hasHost(text: string): boolean {
  const words = text.split(' ');
  return words.some((word, at) => {
    const next = words[at + 1] ?? '';
    const last = words[at - 1] ?? '';
    if (!word.includes('.')) return false;
    return namesHost(word) || beginsWithEnding(word, last) || endsBeforeEnding(word, last, next);
  });
}

/** True for a word such as "evil.com", "evil.pro/x", "(bit.ly/x)" or "192.168.1.1". */
function namesHost(word: string): boolean {
  const parts = word.split(/[^\p{L}\p{N}\p{M}.\-_/?#:]+/u);
  return parts.some((part) => {
    const [host = '', ...paths] = part.split(/[/?#:]/);
    const hasPath = /^[\p{L}\p{N}]/u.test(paths[0] ?? '');
    return isHost(host, hasPath) || paths.some((path) => path.includes('.') && isHost(path, false));
  });
}

function isHost(text: string, hasPath: boolean): boolean {
  const labels = text.split('.');
  if (labels.some((_, at) => isIP(labels.slice(at, at + 4).join('.')) === 4)) return true;
  return labels.some(
    (label, at) => at > 0 && joinsHost(labels[at - 1] ?? '', label, hasPath && at === labels.length - 1),
  );
}

const TITLE = /^(?:[A-Z]|Mrs?|Ms|Dr|St|Mt|Capt|Prof)$/;

function joinsHost(before: string, after: string, hasPath: boolean): boolean {
  if (!/[\p{L}\p{N}]$/u.test(before)) return false;
  const ending = endingOf(after);
  if (ending === null) return false;
  // "Mr.Kim" and "M.Ng".
  if (!hasPath && TITLE.test(before) && /^[A-Z][a-z]+$/.test(after)) return false;
  if (ending === 'strong' || hasPath) return true;
  // "12.In the shade", "P.O.Box", "9.pm".
  if (/^\d+$/.test(before) || /^\p{L}$/u.test(before)) return false;
  if (/[-_\d]/.test(before)) return true;
  const beginsSentence = /^[A-Z][a-z]+$/.test(after);
  return !(beginsSentence && (ending === 'particle' || /^[a-z]/.test(before)));
}

/** True for ".com" after a word, as in "evil .com". */
function beginsWithEnding(word: string, last: string): boolean {
  const [, ending = '', path] = /^\.([\p{L}\p{M}]+)(\/[a-z0-9])?/iu.exec(word) ?? [];
  if (!/[a-z0-9]$/i.test(last)) return false;
  const kind = endingOf(ending);
  return (
    kind === 'strong' ||
    (kind !== null && path !== undefined) ||
    (kind === 'word' && !/^[A-Z][a-z]/.test(ending))
  );
}

/** True for a dot before "com", as in "evil . com", and for "evil. ru/x". */
function endsBeforeEnding(word: string, last: string, next: string): boolean {
  const [, ending = '', path] = /^([a-z]+)(\/[a-z0-9])?/i.exec(next) ?? [];
  const kind = endingOf(ending);
  if (word === '.')
    return /[a-z0-9]$/i.test(last) && (kind === 'strong' || (kind !== null && path !== undefined));
  return kind === 'strong' && path !== undefined && /[a-z0-9]\.$/i.test(word);
}

/** True for an address such as "2001:db8::1" or "[::1]". "10:30:15" and "Note::" are none. */
const hasIpv6 = (text: string) =>
  text.split(' ').some((word) => {
    if (!word.includes(':')) return false;
    return word
      .split(/[^0-9a-f:.[\]]+/)
      .some((part) => isIP(part.replace(/[[\]]/g, '')) === 6 && (part.startsWith('[') || part.length > 6));
  });
