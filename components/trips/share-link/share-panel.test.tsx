import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { copyText } from '@/components/ui/copy-text';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import { SharePanel } from './share-panel';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock('@/components/ui/copy-text', () => ({ copyText: jest.fn() }));
const copied = jest.mocked(copyText);
const url = 'https://campmates.example/join/group';
const link = { url, limit: 50, used: 0, ends_on: null };
const trip = {
  id: '1',
  trip_name: 'Easter',
  location_name: 'Bendeela',
  start_date: '2099-04-10',
  end_date: '2099-04-13',
  showsNames: true,
  dates: 'Fri 10 – Mon 13 Apr 2099',
};
const [get, post] = [jest.spyOn(api, 'get'), jest.spyOn(api, 'post')];

beforeEach(() => {
  jest.clearAllMocks();
  get.mockResolvedValue({ link: null });
  post.mockResolvedValue({ link });
  copied.mockResolvedValue(true);
});
afterEach(() => Reflect.deleteProperty(navigator, 'share'));

const show = () => {
  render(<SharePanel trip={trip} main />, { wrapper: ToastProvider });
  return userEvent.setup();
};
const button = (name: string) => screen.getByRole('button', { name });

test('one tap creates the link and shares it with another app; closing the share sheet is no failure', async () => {
  const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  Object.assign(navigator, { share });
  const user = show();
  await user.click(button('Share…'));
  expect(await screen.findByLabelText('Link')).toHaveValue(url);
  expect(post).toHaveBeenCalledWith('/api/trips/1/link', {});
  expect(share).toHaveBeenCalledWith({ title: 'Easter', url });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('where the browser can’t share, one tap creates and copies the link, and a message says so', async () => {
  const user = show();
  expect(screen.queryByRole('button', { name: 'Share…' })).toBeNull();
  await user.click(button('Copy link'));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(copied).toHaveBeenCalledWith(url);
});

test('an existing link is used, and a line sums it up', async () => {
  get.mockResolvedValue({ link: { ...link, used: 4, limit: 7 } });
  const user = show();
  expect(await screen.findByText('Link settings: 4 of 7 joined')).toBeVisible();
  await user.click(button('Copy link'));
  await screen.findByRole('button', { name: 'Copied' });
  expect(post).not.toHaveBeenCalled();
});

test('a link that can’t be created shows an error, and the next tap tries again', async () => {
  post.mockRejectedValueOnce(new ApiError(503, undefined));
  const user = show();
  await user.click(button('Copy link'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The link couldn’t be made. Please try again.');
  await user.click(button('Copy link'));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
});

test('ending the link asks first; sharing then creates a new one', async () => {
  get.mockResolvedValue({ link });
  jest.spyOn(api, 'delete').mockResolvedValue({ link: null });
  const user = show();
  await user.click(await screen.findByText('Link settings: 0 of 50 joined'));
  await user.click(await screen.findByRole('button', { name: 'End the link' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'End the link' }));
  expect(await screen.findByText('The link has ended. Sharing makes a new one.')).toBeVisible();
  expect(screen.queryByLabelText('Link')).toBeNull();
  get.mockResolvedValue({ link: null });
  await user.click(button('Copy link'));
  expect(await screen.findByLabelText('Link')).toHaveValue(url);
});
