import { Icon } from '../ui/icon';

/** Explains how to install the app in Safari, which has a button for this but no API. */
export function ShareSteps() {
  return (
    <p>
      Tap <strong className="font-semibold">Share</strong>
      <Icon name="share" className="ms-1.5 inline size-4.5 align-[-0.2em]" />, then{' '}
      <strong className="font-semibold">Add to Home Screen</strong>.
    </p>
  );
}
