'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { Alert } from './alert';
import { Button } from './button';
import { Spinner } from './spinner';

/** How long to wait for a script before the part shows an error. */
const PATIENCE_MS = 8000;

type State = 'loading' | 'loaded' | 'failed';

interface Closing {
  onDone?: () => void;
  onCancel?: () => void;
}

/**
 * For a part of a page that is hidden at first. The component with its button should call
 * `usePreload`, so that the script has loaded when the button is pressed. When the script can't be
 * loaded, the part shows an error with buttons to try again and to cancel.
 */
export function latePart<Props extends Closing>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  const loadOnce = () => {
    loading ??= load()
      .then((part) => {
        Loaded = part;
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };

  function LatePart(props: Props) {
    const [state, setState] = useState<State>(Loaded ? 'loaded' : 'loading');

    useEffect(() => {
      if (state !== 'loading') return;
      let gone = false;
      const settle = (to: State) => () => {
        if (!gone) setState(to);
      };
      loadOnce().then(settle('loaded'), settle('failed'));
      const tooLong = setTimeout(settle('failed'), PATIENCE_MS);
      return () => {
        gone = true;
        clearTimeout(tooLong);
      };
    }, [state]);

    if (Loaded) return <Loaded {...props} />;
    if (state === 'failed') {
      return <PartFailure onRetry={() => setState('loading')} onCancel={props.onDone ?? props.onCancel} />;
    }
    return (
      <p role="status" className="flex items-center gap-2 text-muted">
        <Spinner />
        Loading…
      </p>
    );
  }

  LatePart.preload = () => {
    if (!Loaded) loadOnce().catch(() => undefined);
  };
  return LatePart;
}

interface FailureProps {
  onRetry: () => void;
  onCancel: (() => void) | undefined;
}

function PartFailure({ onRetry, onCancel }: FailureProps) {
  return (
    <Alert
      className="w-full"
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={onRetry}>
            Try again
          </Button>
          {onCancel && (
            <Button variant="quiet" size="sm" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </div>
      }
    >
      This couldn’t be loaded. Please check your connection.
    </Alert>
  );
}

/** Loads the script when the page is idle. */
export function usePreload({ preload }: { preload: () => void }): void {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(preload);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(preload);
    return () => cancelIdleCallback(idle);
  }, [preload]);
}
