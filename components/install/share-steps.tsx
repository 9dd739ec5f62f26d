import { Icon } from '../ui/icon';

/** Safari has a button to install the app but no API. */
export function ShareSteps() {
  return (
    <p>
      Tap <strong className="font-semibold">Share</strong>
      <Icon name="share" className="ms-1.5 inline size-4.5 align-[-0.2em]" />, then{' '}
      <strong className="font-semibold">Add to Home Screen</strong>.
    </p>
  );
}
