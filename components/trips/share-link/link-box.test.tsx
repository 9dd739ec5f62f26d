import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { copyText } from '@/components/ui/copy-text';
import { LinkBox } from './link-box';

jest.mock('@/components/ui/copy-text', () => ({ copyText: jest.fn() }));
const copied = jest.mocked(copyText);
const url = 'https://campmates.example/join/group';
const show = () => render(<LinkBox url={url} label="Send this link" title="Easter" />);

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

test('where the browser can’t share, the link is copied and a message says so', async () => {
  copied.mockResolvedValue(true);
  show();
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(copied).toHaveBeenCalledWith(url);
  expect(await screen.findByText('Copied.')).toBeInTheDocument();
});

test('where the browser can’t copy either, the whole link is selected', async () => {
  copied.mockResolvedValue(false);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(/It’s selected/)).toBeInTheDocument();
  const box = screen.getByLabelText<HTMLInputElement>('Send this link');
  expect(box.value.slice(box.selectionStart ?? 0, box.selectionEnd ?? 0)).toBe(url);
});

test('closing the share sheet is no failure', async () => {
  const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  Object.assign(navigator, { share });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ title: 'Easter', url });
});
