import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ToastOptions, ToastProvider, useToast } from './toast';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Page({ toast }: { toast: ToastOptions }) {
  const { show } = useToast();
  return (
    <button type="button" onClick={() => show(toast)}>
      Do it
    </button>
  );
}

function showToast(toast: ToastOptions) {
  render(
    <ToastProvider>
      <Page toast={toast} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByText('Do it'));
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('a toast is announced politely and goes by itself', () => {
  showToast({ text: 'Dates saved' });
  expect(screen.getByText('Dates saved').closest('[aria-live="polite"]')).not.toBeNull();
  wait(4_100);
  expect(screen.queryByText('Dates saved')).toBeNull();
});

test('a failure interrupts', () => {
  showToast({ text: 'That didn’t save.', tone: 'danger' });
  expect(screen.getByRole('alert')).toHaveTextContent('That didn’t save.');
});

test('it waits while it is pointed at or has the focus', () => {
  showToast({ text: 'Dates saved' });
  const region = screen.getByRole('region', { name: /Notifications/ });
  fireEvent.pointerEnter(region);
  wait(20_000);
  expect(screen.getByText('Dates saved')).toBeVisible();
  fireEvent.pointerLeave(region);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  wait(20_000);
  expect(screen.getByText('Dates saved')).toBeVisible();
  act(() => screen.getByText('Do it').focus());
  wait(4_100);
  expect(screen.queryByText('Dates saved')).toBeNull();
});

test('F8 reaches Undo, which acts once and closes the toast', () => {
  const onClick = jest.fn();
  showToast({ text: 'Biscuit removed', action: { label: 'Undo', onClick } });
  act(() => screen.getByText('Do it').focus());
  fireEvent.keyDown(document, { key: 'F8' });
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  fireEvent.click(undo);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Biscuit removed')).toBeNull();
  expect(screen.getByText('Do it')).toHaveFocus();
});

test('news gives way to newer news, but not what can still be undone', () => {
  function Many() {
    const { show } = useToast();
    return (
      <>
        <button type="button" onClick={() => show({ text: 'Tim is in your crew.' })}>
          Add
        </button>
        <button
          type="button"
          onClick={() => show({ text: 'Biscuit removed', action: { label: 'Undo', onClick: () => {} } })}
        >
          Remove
        </button>
      </>
    );
  }
  render(
    <ToastProvider>
      <Many />
    </ToastProvider>,
  );
  const shown = () => screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);
  fireEvent.click(screen.getByText('Add'));
  fireEvent.click(screen.getByText('Add'));
  expect(shown()).toEqual(['Tim is in your crew.']);
  fireEvent.click(screen.getByText('Remove'));
  fireEvent.click(screen.getByText('Add'));
  expect(shown()).toEqual(['Biscuit removed', 'Tim is in your crew.']);
  wait(4_100);
  expect(shown()).toEqual(['Biscuit removed']);
});

test('Escape closes the toast that has the focus', () => {
  showToast({ text: 'Dates saved' });
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  fireEvent.keyDown(dismiss, { key: 'Escape' });
  expect(screen.queryByText('Dates saved')).toBeNull();
});
