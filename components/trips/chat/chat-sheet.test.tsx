import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { copyText } from '@/components/ui/copy-text';
import { ApiError, api } from '@/lib/api-client';
import { CreatedOffer, offerChat, SettledOffer } from './chat-offer';
import { ChatSheet } from './chat-sheet';

jest.mock('@/components/ui/copy-text', () => ({ copyText: jest.fn() }));
const copied = jest.mocked(copyText);
const [get, post] = [jest.spyOn(api, 'get'), jest.spyOn(api, 'post')];
const url = 'https://campmates.example/join/pf27';
const link = { url, limit: 50, used: 4, ends_on: null };
const texts = [
  { key: 'seats', text: `Everyone has a seat. See who rides with whom: ${url}` },
  { key: 'created', text: `Peppercorn Flat. No account needed, say yes or no: ${url}` },
];

beforeEach(() => {
  jest.clearAllMocks();
  get.mockResolvedValue({ texts, link, link_closed: false });
  copied.mockResolvedValue(true);
});
afterEach(() => Reflect.deleteProperty(navigator, 'share'));

const open = (makesLink = true) => {
  render(<ChatSheet tripId="1" makesLink={makesLink} onDone={jest.fn()} />);
  return userEvent.setup();
};
const button = (name: string) => screen.findByRole('button', { name });

test('the newest text is chosen, and Copy copies what is shown', async () => {
  const user = open();
  await user.click(await button('Copy'));
  expect(copied).toHaveBeenLastCalledWith(texts[0]?.text);
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  await user.click(screen.getByRole('radio', { name: 'Trip created' }));
  await user.click(await button('Copy'));
  expect(copied).toHaveBeenLastCalledWith(texts[1]?.text);
});

test('Share is there where the system shares', async () => {
  const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  Object.assign(navigator, { share });
  const user = open();
  await user.click(await button('Share'));
  expect(share).toHaveBeenCalledWith({ text: texts[0]?.text });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the words can be changed, and the link only left out', async () => {
  const user = open();
  await user.click(await button('Change the words'));
  const box = screen.getByRole('textbox', { name: 'Your words' });
  expect(box).toHaveFocus();
  expect(box).toHaveValue('Everyone has a seat. See who rides with whom');
  await user.clear(box);
  await user.type(box, 'See you there');
  await user.click(await button('Copy'));
  expect(copied).toHaveBeenLastCalledWith(`See you there: ${url}`);
  await user.click(screen.getByRole('checkbox', { name: /With the link to answer/ }));
  await user.click(await button('Copied'));
  expect(copied).toHaveBeenLastCalledWith('See you there');
});

test('without its link a text says where to look', async () => {
  const user = open();
  await user.click(await screen.findByRole('checkbox', { name: /4 of 50 have/ }));
  await user.click(await button('Copy'));
  expect(copied).toHaveBeenLastCalledWith('Everyone has a seat. See who rides with whom in Campmates.');
});

test('an organiser without a link makes one in place; another reader isn’t offered that', async () => {
  get.mockResolvedValueOnce({ texts: [{ key: 'created', text: 'Say yes or no in Campmates.' }], link: null });
  post.mockResolvedValue({ link });
  const user = open();
  await user.click(await button('Make a link to answer'));
  expect(post).toHaveBeenCalledWith('/api/trips/1/link', {});
  expect(await screen.findByText(url)).toBeVisible();
});

test('a link that nobody else can join by is left out where others are asked', async () => {
  const created = { key: 'created', text: 'Say yes or no in Campmates.' };
  get.mockResolvedValueOnce({ texts: [texts[0], created], link, link_closed: true });
  const user = open();
  expect(await screen.findByRole('checkbox', { name: /Nobody else can join by it\. 4 of 50/ })).toBeChecked();
  expect(screen.queryByText(/left out/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Trip created' }));
  expect(screen.getByText('Nobody else can join by the link, so it’s left out.')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Make a link to answer' })).toBeNull();
  expect(screen.getByRole('link', { name: 'The link’s settings' })).toBeVisible();
  await user.click(await button('Copy'));
  expect(copied).toHaveBeenLastCalledWith(created.text);
});

test('after the trip the link has no settings any more', async () => {
  const settle = { key: 'settle', text: `See your share and how to pay: ${url}` };
  get.mockResolvedValueOnce({ texts: [settle], link, link_closed: true });
  open();
  expect(await screen.findByText(url)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'The link’s settings' })).toBeNull();
});

test('texts that don’t load can be asked for again', async () => {
  get.mockRejectedValueOnce(new ApiError(500, undefined));
  const user = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The texts didn’t load.');
  await user.click(await button('Try again'));
  expect(await button('Copy')).toBeVisible();
});

test('the chat is offered once after a trip was created, and when something is settled meanwhile', async () => {
  offerChat('1');
  const { unmount } = render(<CreatedOffer tripId="1" />);
  expect(screen.getByText('Trip created.')).toBeVisible();
  unmount();
  render(<CreatedOffer tripId="1" />);
  expect(screen.queryByText('Trip created.')).toBeNull();

  const offer = { tripId: '1', title: 'It’s decided.', text: '', makesLink: true };
  const before = render(<SettledOffer {...offer} settled />);
  expect(before.container).toBeEmptyDOMElement();
  before.unmount();
  const { rerender } = render(<SettledOffer {...offer} settled={false} />);
  rerender(<SettledOffer {...offer} settled />);
  await userEvent.click(await button('Post to the chat'));
  expect(await screen.findByRole('dialog', { name: 'Post to the chat' })).toBeVisible();
});
