import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastProvider, useToast } from './toast';
import type { ToastOptions } from './toast-region';

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

test('a toast is announced politely and disappears by itself', () => {
  showToast({ text: 'Dates saved' });
  expect(screen.getByText('Dates saved').closest('[aria-live="polite"]')).not.toBeNull();
  wait(4_100);
  expect(screen.queryByText('Dates saved')).toBeNull();
});

test('a failure interrupts the screen reader', () => {
  showToast({ text: 'That didn’t save.', tone: 'danger' });
  expect(screen.getByRole('alert')).toHaveTextContent('That didn’t save.');
});

test('a toast stays while it is hovered or has the focus', () => {
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

test('a newer toast replaces an older one, but not a toast with Undo', () => {
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

test('there is no landmark while there is no toast', () => {
  showToast({ text: 'Dates saved' });
  expect(screen.getByRole('region', { name: /Notifications/ })).toBeInTheDocument();
  wait(4_100);
  expect(screen.queryByRole('region')).toBeNull();
});

test('a failure is announced once, not by the list as well', () => {
  showToast({ text: 'That didn’t save.', tone: 'danger' });
  expect(screen.getByRole('listitem')).toHaveAttribute('aria-live', 'off');
});

test('when a newer toast replaces the toast with the focus, the focus returns to where it was', () => {
  showToast({ text: 'Dates saved' });
  const button = screen.getByText('Do it');
  act(() => button.focus());
  fireEvent.keyDown(document, { key: 'F8' });
  expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  fireEvent.click(button);
  expect(button).toHaveFocus();
  wait(4_100);
  expect(screen.queryByText('Dates saved')).toBeNull();
});

test('a dismissed toast that was reached by Tab returns the focus too, and the other toasts’ timers resume', () => {
  showToast({ text: 'Biscuit removed', action: { label: 'Undo', onClick: () => {} } });
  const button = screen.getByText('Do it');
  act(() => button.focus());
  fireEvent.click(button);
  const dismiss = screen.getAllByRole('button', { name: 'Dismiss' });
  act(() => dismiss[1]?.focus());
  fireEvent.click(dismiss[1] as HTMLElement);
  expect(button).toHaveFocus();
  wait(8_100);
  expect(screen.queryByText('Biscuit removed')).toBeNull();
});

test('while another window is in front, a toast with the focus waits', () => {
  showToast({ text: 'Dates saved' });
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  fireEvent.blur(dismiss);
  wait(20_000);
  expect(screen.getByText('Dates saved')).toBeVisible();
});

describe('on the next page', () => {
  const at = (page: string, toast: ToastOptions) => (
    <ToastProvider page={page}>
      <Page toast={toast} />
    </ToastProvider>
  );
  const visit = (toast: ToastOptions) => {
    const { rerender } = render(at('/crew', toast));
    fireEvent.click(screen.getByText('Do it'));
    return (page: string) => rerender(at(page, toast));
  };

  test('a toast ends with its page', () => {
    const goTo = visit({ text: 'Biscuit removed', action: { label: 'Undo', onClick: () => {} } });
    goTo('/crew');
    expect(screen.getByText('Biscuit removed')).toBeVisible();
    goTo('/profile');
    expect(screen.queryByText('Biscuit removed')).toBeNull();
  });

  test('a toast whose action leads to the page stays there, and ends with that page', () => {
    const goTo = visit({ text: 'Campsite added successfully!', onward: true });
    goTo('/createtrip');
    expect(screen.getByText('Campsite added successfully!')).toBeVisible();
    goTo('/profile');
    expect(screen.queryByText('Campsite added successfully!')).toBeNull();
  });
});
