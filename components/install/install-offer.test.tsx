import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DraftOwner } from '../ui/drafts';
import { InstallLine } from './install-line';
import { InstallOffer } from './install-offer';
import { noteGoing } from './offer';

const prompt = jest.fn();
const standalone = jest.fn();

beforeEach(() => {
  localStorage.clear();
  prompt.mockReset().mockResolvedValue({ outcome: 'accepted' });
  standalone.mockReset().mockReturnValue(false);
  window.matchMedia = jest.fn((query) => ({ matches: standalone(query) })) as never;
});

afterEach(() => {
  // Resets the stored install event, because a new page starts without it.
  act(() => void fireEvent(window, new Event('appinstalled')));
  for (const name of ['standalone', 'maxTouchPoints', 'userAgent']) Reflect.deleteProperty(navigator, name);
});

const browserIs = (values: object) => {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(navigator, name, { value, configurable: true });
};

const safari = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';
const iPhone = { standalone: false, maxTouchPoints: 5, userAgent: safari };

/** Simulates the event that Chromium sends to a page that can be installed. */
function canInstall() {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void fireEvent(window, event));
  return event;
}

const page = (account = 'mia') => (
  <DraftOwner id={account}>
    <main tabIndex={-1}>
      <InstallOffer />
    </main>
  </DraftOwner>
);
const saysGoing = (account = 'mia') => act(() => noteGoing(account));
const offer = () => screen.queryByRole('region', { name: 'Have your trips at hand' });
const button = (name: string) => screen.getByRole('button', { name });
const offered = async () => {
  await waitFor(() => expect(offer()).toBeInTheDocument());
  return userEvent.setup();
};
const notOffered = async () => {
  await act(() => import('./install-card').then(() => undefined));
  expect(offer()).toBeNull();
};

test('nothing is offered before somebody says that they are going', async () => {
  render(page());
  expect(canInstall().defaultPrevented).toBe(true);
  await notOffered();
});

test('installing is offered once a “going” is saved, and the browser asks on the tap', async () => {
  render(page());
  canInstall();
  saysGoing();
  const user = await offered();
  expect(prompt).not.toHaveBeenCalled();
  await user.click(button('Install Campmates'));
  expect(prompt).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(offer()).toBeNull();
});

test('a “going” from before this page was opened brings the offer on this page', async () => {
  saysGoing();
  canInstall();
  render(page());
  await offered();
});

test('when the browser says only later that it can install, the offer comes then', async () => {
  render(page());
  saysGoing();
  await notOffered();
  canInstall();
  await offered();
});

test('“Not now” ends the offer on this device, whoever says “going” next', async () => {
  const { unmount } = render(page());
  canInstall();
  saysGoing();
  const user = await offered();
  await user.click(button('Not now'));
  expect(offer()).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(prompt).not.toHaveBeenCalled();
  for (const account of ['mia', 'tom']) saysGoing(account);
  await notOffered();
  unmount();
  render(page('tom'));
  await notOffered();
});

test('an ignored offer is not made a second time', async () => {
  const { unmount } = render(page());
  canInstall();
  saysGoing();
  await offered();
  unmount();
  render(page());
  saysGoing();
  await notOffered();
});

test('only the person who said “going” gets the offer, not the next one to log in', async () => {
  saysGoing('mia');
  canInstall();
  render(page('tom'));
  saysGoing('tom');
  await notOffered();
});

test('installing by the browser’s own menu ends the offer for good', async () => {
  render(page());
  canInstall();
  saysGoing();
  await offered();
  act(() => void fireEvent(window, new Event('appinstalled')));
  expect(offer()).toBeNull();
  canInstall();
  saysGoing();
  await notOffered();
});

test('the installed app offers nothing', async () => {
  standalone.mockImplementation((query) => query === '(display-mode: standalone)');
  render(page());
  canInstall();
  saysGoing();
  await notOffered();
});

test('a browser without storage gets no offer', async () => {
  const refuse = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  render(page());
  canInstall();
  saysGoing();
  await notOffered();
  refuse.mockRestore();
});

test('an iPhone shows how to install', async () => {
  browserIs(iPhone);
  render(page());
  saysGoing();
  await offered();
  expect(offer()).toHaveTextContent('Tap Share, then Add to Home Screen.');
  expect(screen.queryByRole('button', { name: 'Install Campmates' })).toBeNull();
  expect(button('Not now')).toBeInTheDocument();
});

test.each([
  ['a browser without a way', {}],
  ['Safari on a Mac', { ...iPhone, maxTouchPoints: 0 }],
  ['a page within another app', { ...iPhone, userAgent: safari.replace(/ Safari.*/, '') }],
  ['the home screen’s own window', { ...iPhone, standalone: true }],
])('%s gets no offer', async (_, values) => {
  browserIs(values);
  render(page());
  saysGoing();
  await notOffered();
});

test('the profile always shows the way to install, where there is one', async () => {
  const { container } = render(<InstallLine />);
  expect(container).toBeEmptyDOMElement();
  canInstall();
  prompt.mockResolvedValue({ outcome: 'dismissed' });
  await userEvent.click(button('Install Campmates on this device'));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(container).toBeEmptyDOMElement();
  canInstall();
  expect(button('Install Campmates on this device')).toBeInTheDocument();
});

test('on an iPhone the profile shows how to install', () => {
  browserIs(iPhone);
  const { container } = render(<InstallLine />);
  expect(container).toHaveTextContent('Install Campmates on this deviceTap Share, then Add to Home Screen.');
});
