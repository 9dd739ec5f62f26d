import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { api } from '@/lib/api-client';
import { FeatureField } from './feature-field';

const get = jest.spyOn(api, 'get');
const sent = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  get.mockResolvedValue([
    { id: 'id-toilets', name: 'Toilets' },
    { id: 'id-drop', name: 'Drop toilets' },
  ]);
});

function Page({ start = [] }: { start?: string[] }) {
  const [value, setValue] = useState(start);
  sent(value);
  return (
    <FeatureField
      value={value}
      onChange={setValue}
      known={[{ id: 'id-bbq', name: 'BBQ' }]}
      error={undefined}
    />
  );
}
function show(start: string[] = []) {
  render(<Page start={start} />);
  return userEvent.setup();
}
const box = () => screen.getByRole('combobox', { name: /^Features/ });
const chips = () =>
  within(screen.getByRole('list', { name: 'Chosen features' }))
    .getAllByRole('listitem')
    .map((chip) => chip.textContent);
const latest = () => sent.mock.lastCall?.[0];

test('a suggestion becomes a chip, is sent by its id, and is no longer suggested', async () => {
  const user = show(['id-bbq']);
  await user.type(box(), 'toil');
  await user.click(await screen.findByRole('option', { name: 'Toilets' }));
  expect(chips()).toEqual(['BBQ', 'Toilets']);
  expect(latest()).toEqual(['id-bbq', 'id-toilets']);
  await user.type(box(), 'toil');
  expect(await screen.findByRole('option', { name: 'Drop toilets' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'Toilets' })).toBeNull();
  expect(get.mock.calls[0]?.[0]).toBe('/api/locations/site_features/lookup?query=toil');
});

test('typed words become a chip on Enter, only once', async () => {
  const user = show();
  await user.type(box(), '  Tyre swing {Enter}');
  await user.type(box(), 'TYRE SWING{Enter}');
  expect(latest()).toEqual(['Tyre swing']);
  expect(box()).toHaveValue('');
  expect(screen.getByText('TYRE SWING is there already')).toBeInTheDocument();
});

test('words without an Enter become a chip when the person leaves the box', async () => {
  const user = show();
  await user.type(box(), 'Tyre swing');
  await user.tab();
  expect(latest()).toEqual(['Tyre swing']);
});

test('common features are one tap each, and a chip’s button removes it', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Add Toilets' }));
  expect(screen.queryByRole('button', { name: 'Add Toilets' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove Toilets' }));
  expect(latest()).toEqual([]);
  expect(box()).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Add Toilets' })).toBeInTheDocument();
});

test('a site takes thirty features at most', async () => {
  const user = show(Array.from({ length: 30 }, (_, index) => `Feature ${index}`));
  await user.type(box(), 'One more{Enter}');
  expect(latest()).toHaveLength(30);
  expect(screen.getByText('A campsite can have up to 30 features')).toBeInTheDocument();
});

test('words that were typed are added when a press elsewhere is over, so that the button stays under the finger', async () => {
  const user = show();
  render(<button type="button">Save</button>);
  await user.type(box(), 'Hammock trees');
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Save' }) });
  expect(box()).not.toHaveFocus();
  expect(latest()).toEqual([]);
  await user.pointer({ keys: '[/MouseLeft]' });
  expect(latest()).toEqual(['Hammock trees']);
});
