import { endOffer } from './offer';

/** What Chromium sends a page that can be installed, by which the page may ask later. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** How this browser installs: it asks by itself, or the person finds it under Share. */
export type InstallWay = 'asked' | 'share';

let asking: InstallEvent | null = null;
const listeners = new Set<() => void>();

function keep(event: InstallEvent | null): void {
  asking = event;
  for (const listener of listeners) listener();
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Else some browsers offer it at once, before anybody knows what for.
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

/** Null where it is installed already, or can't be. */
export function installWay(): InstallWay | null {
  if (isInstalled()) return null;
  if (asking) return 'asked';
  return isSafariOnPhone(navigator) ? 'share' : null;
}

/** Has the browser ask. It does so once for an event, whatever the answer. */
export async function askToInstall(): Promise<void> {
  const event = asking;
  keep(null);
  await event?.prompt();
}

const isInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** A Mac's Safari has `standalone` too, but no finger; an app that shows pages within itself doesn't call itself Safari. */
const isSafariOnPhone = (browser: Navigator) =>
  'standalone' in browser && browser.maxTouchPoints > 0 && browser.userAgent.includes('Safari/');
