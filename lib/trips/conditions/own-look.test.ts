import { kinds, type State } from './item';
import { lists } from './lists/all';
import { ownLook } from './own-look';

const states: State[] = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'];

/** Of the state's own government, or of the Bureau, which has a page for each state. */
function isOwn(url: string, state: State): boolean {
  const { protocol, hostname, pathname, port, username } = new URL(url);
  if (protocol !== 'https:' || port || username) return false;
  const own = state.toLowerCase();
  if (hostname === 'www.bom.gov.au') return pathname === `/${own}/warnings/`;
  return hostname.endsWith(`.${own}.gov.au`) || (state === 'NSW' && hostname === 'www.livetraffic.com');
}

test.each(states)('what people look at themselves in %s is a page of the state', (state) => {
  const pages = kinds.flatMap((kind) => ownLook(kind, state) ?? []);
  expect(pages.length).toBeGreaterThanOrEqual(3);
  expect(pages.map(({ url }) => url).filter((url) => !isOwn(url, state))).toEqual([]);
});

test('every list names a page of its own state', () => {
  const others = lists.filter(({ source, state }) => !isOwn(source.url, state));
  expect(others.map(({ name }) => name)).toEqual([]);
});

test('without a state there is no page', () => {
  expect(kinds.map((kind) => ownLook(kind, null))).toEqual([null, null, null, null, null]);
});
