import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { api } from '@/lib/api-client';
import type { Position } from '@/lib/geometry';
import { NotesForm } from './notes-form';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

let movePin: (to: Position) => void;
jest.mock('../../campsites/map/pin-map', () => ({
  PinMap: ({ position, onMove }: { position: Position | null; onMove: typeof movePin }) => {
    movePin = onMove;
    return <p>{position ? `Pin at ${position.latitude}, ${position.longitude}` : 'No pin yet'}</p>;
  },
}));

const patch = jest.spyOn(api, 'patch');
beforeEach(() => patch.mockReset().mockResolvedValue({}));

const pub = { meeting_point: 'Pub', meeting_time: null, uhf_channel: null };
const nowhere = { meeting_latitude: null, meeting_longitude: null };

function open(spot = {}) {
  const trip = { id: 't', ...pub, ...nowhere, ...spot };
  render(<NotesForm trip={trip} site={null} tiles={null} onDone={jest.fn()} />, { wrapper: ToastProvider });
  return userEvent.setup();
}
const field = () => screen.getByRole('textbox', { name: /Coordinates/ });
const save = () => screen.getByRole('button', { name: 'Save' });
const sent = async () => {
  await waitFor(() => expect(patch).toHaveBeenCalled());
  const body = patch.mock.lastCall?.[1] as Record<string, unknown> | undefined;
  return [body?.meeting_latitude, body?.meeting_longitude];
};

test('pasted coordinates keep their text, show on the map and are sent as numbers', async () => {
  const user = open();
  await user.click(field());
  await user.paste('35.1000 S, 148.6000 E');
  expect(field()).toHaveValue('35.1000 S, 148.6000 E');
  expect(screen.getByText('Pin at -35.1, 148.6')).toBeInTheDocument();
  await user.click(save());
  expect(await sent()).toEqual([-35.1, 148.6]);
});

test('a tap on the map writes its coordinates into the field', async () => {
  const user = open();
  await user.type(field(), '-35.1, 148.6');
  act(() => movePin({ latitude: -34.7209, longitude: 150.4982 }));
  expect(field()).toHaveValue('-34.7209, 150.4982');
  await user.click(save());
  expect(await sent()).toEqual([-34.7209, 150.4982]);
});

test('saved coordinates show on the map and can be removed', async () => {
  const user = open({ meeting_latitude: -35.1, meeting_longitude: 148.6 });
  expect(field()).toHaveValue('-35.1, 148.6');
  await user.clear(field());
  expect(screen.getByText('No pin yet')).toBeInTheDocument();
  await user.click(save());
  expect(await sent()).toEqual([null, null]);
});

test.each([
  ['behind the pub', 'Please enter coordinates like −35.1, 148.6.'],
  ['35.1, 148.6', 'This is not in Australia or its territories.'],
])('%j is refused at the field, which keeps the text', async (text, words) => {
  const user = open();
  await user.type(field(), text);
  await user.click(save());
  await waitFor(() => expect(field()).toHaveAccessibleDescription(expect.stringContaining(words)));
  expect(field()).toHaveValue(text);
  expect(field()).toHaveFocus();
  expect(patch).not.toHaveBeenCalled();
});
