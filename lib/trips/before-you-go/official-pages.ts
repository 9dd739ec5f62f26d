import file from './official-pages.json';
import type { OfficialPage } from './schema';

const names = new Map(
  Object.entries({
    ACT: 'the ACT',
    NSW: 'New South Wales',
    NT: 'the Northern Territory',
    QLD: 'Queensland',
    SA: 'South Australia',
    TAS: 'Tasmania',
    VIC: 'Victoria',
    WA: 'Western Australia',
  }),
);

/** Open data puts Jervis Bay, alone this far east, in the ACT, whose pages don't cover it. */
const isJervisBay = (state: string, longitude: number) => state === 'ACT' && longitude > 150;

export function officialPages(state: string | null, longitude: number): OfficialPage[] {
  const name = names.get(state ?? '');
  if (!state || !name || isJervisBay(state, longitude)) return [];
  const page = (kind: OfficialPage['kind'], what: string, urls: Record<string, string | null>) => {
    const url = urls[state];
    // `checked_on` is null, because nobody has checked these pages yet; see docs/develop/data.md.
    return url?.startsWith('https://') ? [{ kind, title: `${what} in ${name}`, url, checked_on: null }] : [];
  };
  return [
    ...page('fire-bans', 'Fire bans', file.fireBans),
    ...page('park-alerts', 'Park alerts', file.parkAlerts),
  ];
}
