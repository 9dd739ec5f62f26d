import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { BookingCopy } from './booking-copy';

const text = '11 adults\n2 dogs';

function show() {
  render(<BookingCopy text={text} />, { wrapper: ToastProvider });
  return userEvent.setup();
}

const copy = () => screen.getByRole('menuitem', { name: 'Copy the headcount for the booking' });

test('the headcount for a booking is copied, and the page says so', async () => {
  const user = show();
  await user.click(copy());
  expect(await navigator.clipboard.readText()).toBe(text);
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(screen.queryByLabelText('For the booking')).not.toBeInTheDocument();
});

describe('without access to the clipboard', () => {
  const execCommand = jest.fn<boolean, [string]>();
  beforeEach(() => {
    Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(document, 'execCommand');
    jest.restoreAllMocks();
  });
  const refuse = () =>
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));

  test('the text is copied with execCommand, and the focus stays', async () => {
    const user = show();
    refuse();
    execCommand.mockImplementation(() => {
      expect(document.activeElement).toHaveValue(text);
      return true;
    });
    await user.click(copy());
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(execCommand).toHaveBeenCalledWith('copy');
    expect(copy()).toHaveFocus();
  });

  test.each([
    ['refuses', () => false],
    [
      'fails',
      () => {
        throw new Error('no such command');
      },
    ],
  ])('where execCommand %s, the text is shown selected', async (_, answer) => {
    const user = show();
    refuse();
    execCommand.mockImplementation(answer);
    await user.click(copy());
    const box = await screen.findByLabelText<HTMLTextAreaElement>('For the booking');
    await waitFor(() => expect(box).toHaveFocus());
    expect(box).toHaveValue(text);
    expect(box.value.slice(box.selectionStart, box.selectionEnd)).toBe(text);
    expect(screen.queryByText('Copied')).not.toBeInTheDocument();
  });
});
