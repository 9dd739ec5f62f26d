import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { act } from 'react';
import { mergeResults } from '@/lib/campsites/ai/merge';
import { site, sites, suggestion } from '@/tests/fixtures/search-results';
import { values } from '@/tests/fixtures/search-values';
import { PlainList } from './plain-list';

const push = jest.fn();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push }),
  useSearchParams: () => new URLSearchParams(window.location.search),
}));
beforeEach(() => {
  push.mockReset();
  window.history.replaceState(null, '', '/createtrip');
});

const list = {
  values,
  trip: null,
  needs: [],
  activeId: null,
  onActivate: () => {},
};
const results = mergeResults(sites(3), []);
const show = () => render(<PlainList {...list} results={results} count={results.length} activeId={null} />);
const link = (name: string) => screen.getByRole('link', { name: `Plan a trip at ${name}` });

test('a tap on a card opens its site without a page load', () => {
  show();
  fireEvent.click(link('Site 1'));
  expect(push).toHaveBeenCalledWith('/create-trip-details?site=Site+1');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'a click with %j is left to the browser',
  (keys) => {
    show();
    let prevented: boolean | undefined;
    const leave = (event: MouseEvent) => {
      prevented = event.defaultPrevented;
      // Cancels the click, because jsdom can't navigate.
      event.preventDefault();
    };
    document.addEventListener('click', leave, { once: true });
    fireEvent.click(link('Site 1'), keys);
    expect(prevented).toBe(false);
    expect(push).not.toHaveBeenCalled();
  },
);

test('only the tapped card says that its page is loading', async () => {
  let arrive: () => void = () => {};
  push.mockReturnValue(new Promise<void>((resolve) => (arrive = resolve)));
  show();
  fireEvent.click(link('Site 1'));
  expect(await screen.findByText('Loading…')).toBeInTheDocument();
  expect(link('Site 1')).toContainElement(screen.getByRole('status'));
  expect(screen.getAllByRole('status')).toHaveLength(1);
  await act(async () => arrive());
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

const alike = mergeResults(
  ['Brighton', 'Lime Pocket 2', 'Lime Pocket 1', 'Lime Pocket 3'].map((name, km) => ({
    ...site(name, km),
    latitude: -27,
    longitude: 153,
  })),
  [],
);
const showAlike = (activeId: string | null = null) =>
  render(<PlainList {...list} results={alike} count={alike.length} activeId={activeId} />);
const fold = () => screen.getByRole('group');

test('the areas of a camping ground share one card with their count and the nearest area’s distance', async () => {
  showAlike();
  const summary = screen.getByRole('heading', { name: 'Lime Pocket' }).closest('summary');
  expect(summary).toHaveTextContent('Lime Pocket3 camping areas1.0 km awaySee the 3 areas');
  expect(fold()).not.toHaveAttribute('open');
  expect(within(fold()).getAllByRole('link', { hidden: true })).toHaveLength(6);
});

test('the URL keeps the card of a camping ground open for a return', () => {
  window.history.replaceState(null, '', '/createtrip?postcode=4031&open=else');
  showAlike();
  fold().toggleAttribute('open');
  fireEvent(fold(), new Event('toggle'));
  expect(window.location.search).toBe('?postcode=4031&open=else&open=Lime+Pocket+2');
  cleanup();
  showAlike();
  expect(fold()).toHaveAttribute('open');
  fold().toggleAttribute('open');
  fireEvent(fold(), new Event('toggle'));
  expect(window.location.search).toBe('?postcode=4031&open=else');
});

test('a fold that is opened and closed at once stays closed', () => {
  showAlike();
  for (let presses = 0; presses < 2; presses++) {
    fold().toggleAttribute('open');
    fireEvent(fold(), new Event('toggle'));
  }
  expect(window.location.search).toBe('');
});

test('opening a fold never cancels a loading search', () => {
  const replaceState = jest.spyOn(window.history, 'replaceState');
  const { container } = showAlike();
  container.setAttribute('aria-busy', 'true');
  replaceState.mockClear();
  fold().toggleAttribute('open');
  fireEvent(fold(), new Event('toggle'));
  expect(replaceState).not.toHaveBeenCalled();
});

test('the pin of an area marks the card of its camping ground', () => {
  showAlike('Lime Pocket 3');
  expect(fold().closest('li')).toHaveClass('border-eucalypt');
  cleanup();
  showAlike('Brighton');
  expect(fold().closest('li')).not.toHaveClass('border-eucalypt');
});

const said = suggestion('Wombat Hollow', '1 km');

test('a suggestion is sorted by distance among folded sites, and its link opens like theirs', () => {
  const mixed = mergeResults(
    alike.flatMap(({ site }) => site ?? []),
    [said, suggestion('Nowhere Bay', 'unknown')],
  );
  render(<PlainList {...list} results={mixed} count={mixed.length} activeId={null} />);
  const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(names.filter((name) => !name?.startsWith('Lime Pocket '))).toEqual([
    'Brighton',
    'Lime Pocket',
    'Wombat Hollow',
    'Nowhere Bay',
  ]);
  fireEvent.click(link('Wombat Hollow'));
  expect(push).toHaveBeenCalledWith('/create-trip-details?ai_suggestion=Wombat%20Hollow');
});

test('a card keeps the focus when the AI’s suggestions are inserted above it', () => {
  const shown = (results: ReturnType<typeof mergeResults>) => (
    <PlainList {...list} results={results} count={results.length} activeId={null} />
  );
  const { rerender } = render(shown(mergeResults(sites(3), [])));
  const focused = link('Site 2');
  focused.focus();
  rerender(shown(mergeResults(sites(3), [said])));
  expect(link('Wombat Hollow')).toBeInTheDocument();
  expect(focused).toHaveFocus();
});
