import { useEffect, useEffectEvent, useRef } from 'react';
import { api, refusalOf } from '@/lib/api-client';

const POLL = 20_000;
// In ms. The page waits this long after a change, because several changes often follow each other,
// and because the page already loads the reader's own change.
const SETTLE = 400;

/**
 * Calls `onChange` when a trip gets a newer version than `version`, while the page is visible. The
 * server reports new versions as events. If the events don't work, the hook polls.
 */
export function useTripChanges(tripId: string, version: string, onChange: () => void): void {
  const path = `/api/trips/${tripId}`;
  const shown = useRef(version);
  shown.current = version;
  const changed = useEffectEvent(onChange);

  useEffect(() => {
    let watching: (() => void) | undefined;
    let settling: ReturnType<typeof setTimeout> | undefined;
    const onVersion = (now: string) => {
      clearTimeout(settling);
      settling = setTimeout(() => {
        // Waits while a dialog is open, because a refresh could remove the row that the dialog
        // belongs to.
        if (document.querySelector('dialog[open]')) onVersion(now);
        else if (now !== shown.current) changed();
      }, SETTLE);
    };
    const watch = () => {
      if (document.hidden) {
        watching?.();
        watching = undefined;
      } else watching ??= watchTrip(path, shown.current, onVersion);
    };
    watch();
    document.addEventListener('visibilitychange', watch);
    return () => {
      document.removeEventListener('visibilitychange', watch);
      clearTimeout(settling);
      watching?.();
    };
  }, [path]);
}

/**
 * Calls `onVersion` with each later version. Returns a function that stops this. After two failed
 * connections in a row, it polls instead of waiting for events.
 */
function watchTrip(path: string, since: string, onVersion: (version: string) => void): () => void {
  const source = new EventSource(`${path}/events?${new URLSearchParams({ since })}`);
  let stop = () => source.close();
  let failures = 0;
  source.addEventListener('open', () => {
    failures = 0;
  });
  source.addEventListener('changed', ({ data }: MessageEvent<string>) => onVersion(data));
  source.addEventListener('error', () => {
    failures++;
    if (source.readyState !== EventSource.CLOSED && failures < 2) return;
    source.close();
    stop = poll(path, onVersion);
  });
  return () => stop();
}

function poll(path: string, onVersion: (version: string) => void): () => void {
  const gone = new AbortController();
  const ask = async () => {
    try {
      const { version } = await api.get<{ version: string }>(`${path}/version`, gone.signal);
      onVersion(version);
    } catch (error) {
      if (gone.signal.aborted) return;
      const status = refusalOf(error)?.status;
      // The reader is signed out, or can't open the trip any more. Polling stops, and the page
      // refreshes to say so.
      if (status === 401 || status === 404 || status === 410) {
        stop();
        onVersion('gone');
      }
    }
  };
  const timer = setInterval(ask, POLL);
  const stop = () => {
    clearInterval(timer);
    gone.abort();
  };
  void ask();
  return stop;
}
