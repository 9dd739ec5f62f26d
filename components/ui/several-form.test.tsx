import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@/lib/api-client';
import type { PastedRow } from '@/lib/pasted-list';
import { SeveralForm, type SeveralFormProps } from './several-form';
import { ToastProvider } from './toast';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const show = (props: Partial<SeveralFormProps> = {}) => {
  const send = jest.fn<Promise<void>, [PastedRow]>().mockResolvedValue();
  const onDone = jest.fn();
  render(<SeveralForm meaning="count" longest={80} hint="A list." send={send} onDone={onDone} {...props} />, {
    wrapper: ToastProvider,
  });
  return { send, onDone };
};

const box = () => screen.getByRole('textbox', { name: /^Paste/ });
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));

function paste(text: string) {
  fireEvent.change(box(), { target: { value: text } });
  press('Read the list');
}

test('pasted lines become rows to check, and what wasn’t understood stays in the box', async () => {
  const { send, onDone } = show();
  paste('2x tarp\n???\nrope');
  const rows = within(screen.getByRole('list', { name: 'Check before saving' }));
  expect(rows.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual([
    'tarp',
    '2',
    'rope',
    '1',
  ]);
  expect(box()).toHaveValue('???');
  press('Leave out rope');
  fireEvent.change(rows.getByDisplayValue('2'), { target: { value: '3' } });
  press('Add 1 line');
  await waitFor(() => expect(send.mock.calls).toEqual([[{ name: 'tarp', number: 3 }]]));
  // One line in the box is still to be read, so the form stays open.
  await waitFor(() => expect(screen.queryByDisplayValue('tarp')).toBeNull());
  expect(onDone).not.toHaveBeenCalled();
});

test('a line that the server refuses stays with its reason, and the others are saved', async () => {
  const send = jest.fn(({ name }: PastedRow) =>
    name === 'axe' ? Promise.reject(new ApiError(400, 'The list is full.')) : Promise.resolve(),
  );
  const { onDone } = show({ send });
  paste('rope\naxe\npegs');
  press('Add 3 lines');
  expect(await screen.findByText('The list is full.')).toBeVisible();
  await waitFor(() => expect(screen.queryByDisplayValue('pegs')).toBeNull());
  expect(screen.getByDisplayValue('axe')).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
});

test('a sum that can’t be read is said at its row', async () => {
  const { send, onDone } = show({ meaning: 'money' });
  paste('firewood 40');
  fireEvent.change(screen.getByDisplayValue('40.00'), { target: { value: 'forty' } });
  press('Add 1 line');
  expect(await screen.findByText(/in dollars/)).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  fireEvent.change(screen.getByDisplayValue('forty'), { target: { value: '40' } });
  press('Add 1 line');
  await waitFor(() => expect(send).toHaveBeenCalledWith({ name: 'firewood', number: 4000 }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
});
