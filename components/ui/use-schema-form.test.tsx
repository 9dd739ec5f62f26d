import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { useSchemaForm } from './use-schema-form';

const schema = z.object({ name: z.string().min(1, 'Please enter a name.') });

interface Props {
  load: () => Promise<typeof schema>;
  onSend?: (sent: object) => void;
  unchecked?: (typed: { name: string }) => { name: string };
}

function NameForm({ load, onSend = () => undefined, unchecked }: Props) {
  const form = useSchemaForm(load, { defaultValues: { name: '' }, ...(unchecked && { unchecked }) });
  return (
    <form onSubmit={form.handleSubmit(onSend)}>
      <input aria-label="Name" {...form.register('name')} />
      <p>{form.formState.errors.name?.message}</p>
      <button type="submit">Save</button>
    </form>
  );
}

async function typeAndSave(typed: string): Promise<void> {
  const user = userEvent.setup();
  if (typed) await user.type(screen.getByLabelText('Name'), typed);
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

test('the schema loads when the page is first touched, not before', async () => {
  const load = jest.fn(async () => schema);
  render(<NameForm load={load} />);
  expect(load).not.toHaveBeenCalled();
  await act(async () => screen.getByLabelText('Name').focus());
  expect(load).toHaveBeenCalledTimes(1);
  await typeAndSave('');
  // The check at the submit loads the schema for the second time.
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([
  ['a tap', fireEvent.pointerDown],
  ['a key', fireEvent.keyDown],
])('%s without focus loads the schema too', (_, touch) => {
  const load = jest.fn(async () => schema);
  render(<NameForm load={load} />);
  touch(screen.getByRole('button', { name: 'Save' }));
  expect(load).toHaveBeenCalledTimes(1);
});

test('a form that focuses its field as it opens loads the schema at once', () => {
  const load = jest.fn(async () => schema);
  function Focused() {
    const box = useRef<HTMLInputElement>(null);
    useEffect(() => box.current?.focus(), []);
    return <input ref={box} />;
  }
  function OpenedForm() {
    useSchemaForm(load, { defaultValues: { name: '' } });
    return <Focused />;
  }
  render(<OpenedForm />);
  expect(load).toHaveBeenCalledTimes(1);
});

test('values that break a rule are reported and not sent', async () => {
  const onSend = jest.fn();
  render(<NameForm load={async () => schema} onSend={onSend} />);
  await typeAndSave('');
  expect(await screen.findByText('Please enter a name.')).toBeVisible();
  expect(onSend).not.toHaveBeenCalled();
});

test('when the schema can’t be loaded, the typed values go to the server unchanged', async () => {
  const onSend = jest.fn();
  render(<NameForm load={() => Promise.reject(new Error('offline'))} onSend={onSend} />);
  await typeAndSave('Mia');
  expect(onSend).toHaveBeenCalledWith({ name: 'Mia' }, expect.anything());
});

test('a form whose schema can’t be loaded sends what `unchecked` returns', async () => {
  const onSend = jest.fn();
  const unchecked = ({ name }: { name: string }) => ({ name: `${name} Hart` });
  render(
    <NameForm load={() => Promise.reject(new Error('offline'))} onSend={onSend} unchecked={unchecked} />,
  );
  await typeAndSave('Mia');
  expect(onSend).toHaveBeenCalledWith({ name: 'Mia Hart' }, expect.anything());
});

test('a schema that never loads delays a submit by four seconds at most', async () => {
  jest.useFakeTimers();
  const onSend = jest.fn();
  render(<NameForm load={() => new Promise(() => undefined)} onSend={onSend} />);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await act(() => jest.advanceTimersByTimeAsync(3900));
  expect(onSend).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(onSend).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
