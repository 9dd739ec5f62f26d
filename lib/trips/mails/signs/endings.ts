import { parse } from 'tldts';

/**
 * Endings of web addresses that are short English words. At the beginning of a sentence without a
 * space before it ("by the gate.So bring chairs"), such a word isn't an ending.
 */
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

/** Endings that aren't registered with anybody and still open in a browser that knows them. */
const UNREGISTERED = new Set(['onion']);

/**
 * Kind of an ending of a web address: a "word" or a "particle" may begin a sentence too, "strong" is
 * anything else. Null when no web address ends so. The endings are those of the public suffix list.
 */
export type Ending = 'strong' | 'word' | 'particle' | null;

export function endingOf(text: string): Ending {
  const small = text.toLowerCase();
  if (!/^[\p{L}\p{M}\p{N}-]{2,63}$/u.test(small)) return null;
  if (UNREGISTERED.has(small) || small.startsWith('xn--')) return 'strong';
  if (!parse(`x.${small}`, { allowPrivateDomains: false }).isIcann) return null;
  if (particles.has(small)) return 'particle';
  return nouns.has(small) ? 'word' : 'strong';
}
