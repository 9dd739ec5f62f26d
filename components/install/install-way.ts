import { endOffer } from './offer';

/** Chromium's event for a page that can be installed. The page may call `prompt` later. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** How this browser installs: the browser asks, or the person finds it under Share. */
export type InstallWay = 'asked' | 'share';

let asking: InstallEvent | null = null;
const listeners = new Set<() => void>();

function keep(event: InstallEvent | null): void {
  asking = event;
  for (const listener of listeners) listener();
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Without this, some browsers offer to install at once, before anybody knows the app.
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

/** Returns null where the app is already installed or can't be installed. */
export function installWay(): InstallWay | null {
  if (isInstalled()) return null;
  if (asking) return 'asked';
  return isSafariOnPhone(navigator) ? 'share' : null;
}

/** Makes the browser ask. Each event allows one prompt, whatever the answer. */
export async function askToInstall(): Promise<void> {
  const event = asking;
  keep(null);
  await event?.prompt();
}

const isInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/**
 * True for Safari on an iPhone or iPad. Safari on a Mac has `standalone` too, but no touch screen.
 * Apps that show pages in a web view leave out "Safari".
 */
const isSafariOnPhone = (browser: Navigator) =>
  'standalone' in browser && browser.maxTouchPoints > 0 && browser.userAgent.includes('Safari/');
