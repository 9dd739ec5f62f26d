import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchValues } from '@/lib/campsites/search/search-href';
import { values } from '@/tests/fixtures/search-values';
import { SearchPanel } from './search-panel';

const replace = jest.fn();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace }),
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

const panel = (more: Partial<SearchValues> = {}, errors = {}) => (
  <SearchPanel values={{ ...values, ...more }} hasCar aiOn errors={errors}>
    results
  </SearchPanel>
);

const lastQuery = () => {
  const query = new URL(replace.mock.lastCall?.[0], 'http://localhost').searchParams;
  return { q: query.get('q'), sources: query.getAll('sources'), wants: query.getAll('wants') };
};

const text = () => screen.getByLabelText('Name, place or feature');

test('each filter that applies is a chip that takes it off, and the button counts them', async () => {
  render(panel({ q: 'river', wants: ['pets', 'water'], sources: ['user', 'private'] }));
  const opener = screen.getByRole('button', { name: 'Filters 4 applied' });
  expect(opener).toHaveAttribute('popovertarget', 'filters');
  const chips = screen.getAllByRole('link', { name: /^Take off the filter/ });
  expect(chips.map(({ textContent }) => textContent?.replace('Take off the filter ', ''))).toEqual([
    '“river”',
    'No AI results',
    'Pets welcome',
    'Drinking water',
  ]);
  await userEvent.click(screen.getByRole('link', { name: /Pets welcome/ }));
  expect(lastQuery()).toMatchObject({ q: 'river', sources: ['user', 'private'], wants: ['water'] });
  expect(screen.getByLabelText('Pets welcome')).not.toBeChecked();
  expect(opener).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: /No AI results/ }));
  expect(lastQuery()).toMatchObject({ sources: ['ai', 'user', 'private'], wants: ['water'] });
  await userEvent.click(screen.getByRole('link', { name: /river/ }));
  expect(lastQuery()).toMatchObject({ q: null, wants: ['water'] });
});

test('without a script a chip is a link to the search without it', () => {
  render(panel({ wants: ['pets'], sources: ['ai', 'user', 'private'], all: true }));
  expect(screen.getByRole('link', { name: /Pets welcome/ })).toHaveAttribute(
    'href',
    '/createtrip?postcode=4031&radius=100&sources=ai&sources=user&sources=private',
  );
});

test('what is typed and not yet sent goes along when a chip is taken off', async () => {
  render(panel({ wants: ['pets'] }));
  await userEvent.type(text(), 'riv');
  await userEvent.click(screen.getByRole('link', { name: /Pets welcome/ }));
  expect(lastQuery()).toMatchObject({ q: 'riv', wants: [] });
});

test('what is wrong with the text is told beside the filters that a phone hides', () => {
  render(panel({ q: 'river' }, { q: 'This is too long.' }));
  const outside = screen.getAllByRole('alert').filter((alert) => !alert.closest('#filters'));
  expect(outside.map(({ textContent }) => textContent)).toEqual(['This is too long.']);
});

test('the panel of a phone’s filters closes when the focus leaves it', () => {
  const hidePopover = jest.fn();
  Object.assign(HTMLElement.prototype, { hidePopover });
  render(panel());
  fireEvent.blur(text(), { relatedTarget: screen.getByLabelText('User results') });
  fireEvent.blur(text());
  expect(hidePopover).not.toHaveBeenCalled();
  fireEvent.blur(text(), { relatedTarget: screen.getByLabelText('Within') });
  expect(hidePopover).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
});
