const DELAYS_MS = [1000, 2000, 4000];

/** For Google's script to call back. A slower script counts as failed. */
const PATIENCE_MS = 15_000;

const CALLBACK = 'googleMapsIsHere';

type Maps = { google?: { maps?: { places?: unknown } } };

let loading: Promise<void> | undefined;

/** Once per page. Rejects after three failed retries. */
export function loadGoogleMaps(key: string): Promise<void> {
  loading ??= tryAgain(() => addScript(key)).catch((error: unknown) => {
    // Forgets the failed attempt, so that a form that opens later tries again.
    loading = undefined;
    throw error;
  });
  return loading;
}

async function tryAgain(attempt: () => Promise<void>): Promise<void> {
  for (const delay of DELAYS_MS) {
    try {
      return await attempt();
    } catch {
      await new Promise((done) => setTimeout(done, delay));
    }
  }
  return attempt();
}

function addScript(key: string): Promise<void> {
  if ((window as Maps).google?.maps?.places) return Promise.resolve();
  const script = document.createElement('script');
  const query = new URLSearchParams({
    key,
    libraries: 'places',
    callback: CALLBACK,
    loading: 'async',
    language: 'en-AU',
    region: 'AU',
  });
  script.src = `https://maps.googleapis.com/maps/api/js?${query}`;
  script.async = true;
  // Google's script copies this nonce to its own styles.
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Google’s script does not respond')), PATIENCE_MS);
    const settle = (end: () => void) => () => {
      clearTimeout(timer);
      end();
    };
    Object.assign(window, { [CALLBACK]: settle(resolve) });
    script.onerror = settle(() => reject(new Error('Google’s script cannot be loaded')));
    document.head.append(script);
  }).catch((error: unknown) => {
    script.remove();
    throw error;
  });
}
