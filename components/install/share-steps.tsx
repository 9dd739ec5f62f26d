import { Icon } from '../ui/icon';

/** How to install in Safari, which has its own button for it and no API. */
export function ShareSteps() {
  return (
    <p>
      Tap <strong className="font-semibold">Share</strong>
      <Icon name="share" className="ms-1.5 inline size-4.5 align-[-0.2em]" />, then{' '}
      <strong className="font-semibold">Add to Home Screen</strong>.
    </p>
  );
}
