import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { mergeResults } from '@/lib/campsites/ai/merge';
import { sites } from '@/tests/fixtures/search-results';
import { values } from '@/tests/fixtures/search-values';
import { ResultList } from './result-list';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
beforeEach(() => push.mockReset());

const results = mergeResults(sites(3), []).listed;
const show = () =>
  render(<ResultList values={values} results={results} activeId={null} onActivate={() => {}} />);
const link = (name: string) => screen.getByRole('link', { name: new RegExp(name) });

test('a tap on a card opens its site within the app', () => {
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
      // jsdom can't go anywhere.
      event.preventDefault();
    };
    document.addEventListener('click', leave, { once: true });
    fireEvent.click(link('Site 1'), keys);
    expect(prevented).toBe(false);
    expect(push).not.toHaveBeenCalled();
  },
);

test('the tapped card alone says that its page is on the way', async () => {
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
