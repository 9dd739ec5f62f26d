export const MIN_PLACE_QUERY = 3;

export const placeText = (suburb: string | null, state: string | null, postcode: string) =>
  [suburb, state, postcode].filter(Boolean).join(' ');

export const states = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;

export const stateNames: Record<(typeof states)[number], string> = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
};

const isState = (word: string): boolean => states.some((state) => state === word.toUpperCase());
const isPostcode = (word: string): boolean => /^\d{1,4}$/.test(word);

/** Reads from the end: "Kedron QLD 40". */
export function readPlaceText(typed: string): { suburb: string; state: string; postcode: string } {
  const text = typed.trim();
  if (isPostcode(text)) return { suburb: '', state: '', postcode: text };
  const parts = text.split(/([\s,]+)/);
  const takeLast = (fits: (word: string) => boolean) =>
    parts.length > 2 && fits(parts.at(-1) ?? '') ? (parts.splice(-2)[1] ?? '') : '';
  const postcode = takeLast(isPostcode);
  const state = takeLast(isState).toUpperCase();
  return { suburb: parts.join('').trim(), state, postcode };
}
