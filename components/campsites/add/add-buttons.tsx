'use client';

import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { STEPS } from './steps';

interface Props {
  step: number;
  onNext: () => void;
  onBack: () => void;
  /** True while the current step is being checked. */
  checking: boolean;
  saving: boolean;
}

/** A phone shows one step at a time, so it has Next and Back as well, within the thumb's reach. */
export function AddButtons({ step, onNext, onBack, checking, saving }: Props) {
  const pressedAt = useRef(step);
  const last = step === STEPS - 1;
  return (
    <div
      className="action-bar flex gap-3 sm:static sm:m-0 sm:border-0 sm:p-0 lg:flex"
      onClickCapture={(event) => {
        // The second click of a double tap, whose first click has opened another step.
        if (event.detail > 1 && pressedAt.current !== step) {
          event.preventDefault();
          event.stopPropagation();
        } else pressedAt.current = step;
      }}
    >
      {step > 0 && (
        <Button variant="secondary" className="hidden min-h-12 one-step:inline-flex" onClick={onBack}>
          Back
        </Button>
      )}
      {!last && (
        <Button className="hidden min-h-12 flex-1 one-step:inline-flex" pending={checking} onClick={onNext}>
          Next
        </Button>
      )}
      <Button
        type="submit"
        pending={saving}
        pendingText="Saving…"
        className={classNames('max-sm:min-h-12 max-sm:flex-1', !last && 'one-step:hidden')}
      >
        Add campsite
      </Button>
    </div>
  );
}
