import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { latePart, usePreload } from './late-part';

type Part = ComponentType<{ name: string; onDone: () => void }>;
const Form: Part = ({ name }) => (
  <label>
    {name} <input />
  </label>
);

function pageWith(load: () => Promise<Part>) {
  const LateForm = latePart(load);
  return function Page() {
    const [open, setOpen] = useState(false);
    usePreload(LateForm);
    return open ? (
      <LateForm name="Dates" onDone={() => setOpen(false)} />
    ) : (
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
    );
  };
}

test('a part’s script loads before the part is opened, so that a tap shows it at once', async () => {
  const load = jest.fn(async () => Form);
  const Page = pageWith(load);
  render(<Page />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  expect(load).toHaveBeenCalledTimes(1);
  act(() => screen.getByText('Edit').click());
  expect(screen.getByLabelText('Dates')).toBeVisible();
});

test('a part opened before its script has loaded says that it is loading', async () => {
  let arrive = (_: Part): void => undefined;
  const Page = pageWith(() => new Promise((resolve) => (arrive = resolve)));
  render(<Page />);
  await userEvent.click(screen.getByText('Edit'));
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  await act(async () => arrive(Form));
  expect(screen.getByLabelText('Dates')).toBeVisible();
});

test('a part whose script loads between its render and its effect is shown', async () => {
  const LateForm = latePart(async () => Form);
  function Page() {
    const [open, setOpen] = useState(false);
    // An effect opens the part, as on a page where a guest ticked a box before the scripts ran.
    useEffect(() => setOpen(true), []);
    useLayoutEffect(() => {
      if (open) LateForm.preload();
    }, [open]);
    return open && <LateForm name="Dates" onDone={() => setOpen(false)} />;
  }
  // Doesn't use act(), which would run effects before the script's promise resolves.
  const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  react.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    root.render(<Page />);
    expect(await screen.findByLabelText('Dates', {}, { timeout: 4000 })).toBeVisible();
  } finally {
    flushSync(() => root.unmount());
    react.IS_REACT_ACT_ENVIRONMENT = true;
  }
});

test('without a connection the part says so, and can be closed or tried again', async () => {
  let online = false;
  const Page = pageWith(async () => {
    if (!online) throw new TypeError('Failed to load chunk');
    return Form;
  });
  render(<Page />);
  await userEvent.click(screen.getByText('Edit'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This couldn’t be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByText('Edit'));
  await screen.findByRole('alert');
  online = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Dates')).toBeVisible();
});

test('a part stops waiting for a script that neither loads nor fails', async () => {
  jest.useFakeTimers();
  const Page = pageWith(() => new Promise(() => undefined));
  render(<Page />);
  act(() => screen.getByText('Edit').click());
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  act(() => jest.advanceTimersByTime(10_000));
  act(() => screen.getByRole('button', { name: 'Cancel' }).click());
  expect(screen.getByText('Edit')).toBeVisible();
  jest.useRealTimers();
});
