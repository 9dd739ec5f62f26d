import { endOffer } from './offer';

/** Chromium sends it to a page that can be installed. The page may call `prompt` later. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/**
 * 'asked': a button of the app opens the browser's dialog. 'share': the person installs it from
 * the Share menu.
 */
export type InstallWay = 'asked' | 'share';

let asking: InstallEvent | null = null;
const listeners = new Set<() => void>();

function keep(event: InstallEvent | null): void {
  asking = event;
  for (const listener of listeners) listener();
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Prevents the offer that some browsers would make at once, before the person knows the app.
    event.preventDefault();
    keep(event as InstallEvent);
  });
  window.addEventListener('appinstalled', () => {
    endOffer();
    keep(null);
  });
}

export function onInstallWay(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** null when the app is already installed or can't be. */
export function installWay(): InstallWay | null {
  if (isInstalled()) return null;
  if (asking) return 'asked';
  return isSafariOnPhone(navigator) ? 'share' : null;
}

/** Each event can open the dialog only once, even if the person declines. */
export async function askToInstall(): Promise<void> {
  const event = asking;
  keep(null);
  await event?.prompt();
}

/** WebKit deletes what a page has stored after a week without a visit, except for installed apps. */
export const forgetsAfterAWeek = () => 'standalone' in navigator && !isInstalled();

const isInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/**
 * Safari on a Mac also has `standalone`, but no touch screen. Other apps that show web pages on a
 * phone have no "Safari" in their user agent.
 */
const isSafariOnPhone = (browser: Navigator) =>
  'standalone' in browser && browser.maxTouchPoints > 0 && browser.userAgent.includes('Safari/');
