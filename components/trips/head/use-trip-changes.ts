import { useEffect, useEffectEvent, useRef } from 'react';
import { api, refusalOf } from '@/lib/api-client';

const POLL = 20_000;
// Changes come in bursts, and one's own is on its way to the page already.
const SETTLE = 400;

/**
 * Calls `onChange` when somebody changes a trip after it was shown at this version, while the page is in view: told by
 * the server's events, or where there are none, asked for now and then.
 */
export function useTripChanges(tripId: string, version: string, onChange: () => void): void {
  const path = `/api/trips/${tripId}`;
  const shown = useRef(version);
  shown.current = version;
  const changed = useEffectEvent(onChange);

  useEffect(() => {
    let watching: (() => void) | undefined;
    let settling: ReturnType<typeof setTimeout> | undefined;
    const hear = (now: string) => {
      clearTimeout(settling);
      settling = setTimeout(() => {
        // A dialog would go with the row that it stands in.
        if (document.querySelector('dialog[open]')) hear(now);
        else if (now !== shown.current) changed();
      }, SETTLE);
    };
    const watch = () => {
      if (document.hidden) {
        watching?.();
        watching = undefined;
      } else watching ??= watchTrip(path, shown.current, hear);
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

/** Tells of further versions until it is called off; asks for them once events fail twice running. */
function watchTrip(path: string, since: string, hear: (version: string) => void): () => void {
  const source = new EventSource(`${path}/events?${new URLSearchParams({ since })}`);
  let stop = () => source.close();
  let failures = 0;
  source.addEventListener('open', () => {
    failures = 0;
  });
  source.addEventListener('changed', ({ data }: MessageEvent<string>) => hear(data));
  source.addEventListener('error', () => {
    failures++;
    if (source.readyState !== EventSource.CLOSED && failures < 2) return;
    source.close();
    stop = poll(path, hear);
  });
  return () => stop();
}

function poll(path: string, hear: (version: string) => void): () => void {
  const gone = new AbortController();
  const ask = async () => {
    try {
      const { version } = await api.get<{ version: string }>(`${path}/version`, gone.signal);
      hear(version);
    } catch (error) {
      if (gone.signal.aborted) return;
      const status = refusalOf(error)?.status;
      // Signed out, or off the trip: the page says so, and there is nothing more to ask.
      if (status === 401 || status === 404 || status === 410) {
        stop();
        hear('gone');
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
