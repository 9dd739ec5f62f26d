/** How a place is written everywhere, the postcode always with it: "Kedron QLD 4031". */
export const placeText = (suburb: string | null, state: string | null, postcode: string) =>
  [suburb, state, postcode].filter(Boolean).join(' ');

export const states = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;

const typedPlace = new RegExp(`^(.*?)(?:[\\s,]+(${states.join('|')}))?(?:[\\s,]+(\\d{1,4}))?$`, 'i');

/** What a person has typed, taken apart from its end: "Kedron QLD 40" is a name, a state and a postcode begun. */
export function readPlaceText(typed: string): { suburb: string; state: string; postcode: string } {
  const text = typed.trim();
  if (/^\d{1,4}$/.test(text)) return { suburb: '', state: '', postcode: text };
  const [, suburb = text, state = '', postcode = ''] = typedPlace.exec(text) ?? [];
  return { suburb: suburb.trim(), state: state.toUpperCase(), postcode };
}
