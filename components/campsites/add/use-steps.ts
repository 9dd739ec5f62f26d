'use client';

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Where one step is shown at a time: the variant one-step of globals.css. */
const ONE_STEP = '(width < 40rem) and (scripting: enabled)';

/** What a step's entry in the browser's history carries. */
const KEY = 'step';

const stepIn = (state: unknown) => Number((state as Record<string, unknown> | null)?.[KEY] ?? 0);

/**
 * Which step of a form a phone shows, where the form has steps at all. Each has its entry in the browser's history, so
 * that Back leads to the one before.
 */
export function useSteps(on: boolean) {
  const [step, setStep] = useState(0);
  const settled = useRef(false);
  const goingBack = useRef(false);

  useEffect(() => {
    // After a reload or a save the form is empty and begins anew, and so does the way out of it.
    const behind = settled.current ? 0 : stepIn(history.state);
    settled.current = true;
    if (behind > 0) history.go(-behind);
    const show = ({ state }: PopStateEvent) => flushSync(() => setStep(stepIn(state)));
    addEventListener('popstate', show);
    return () => removeEventListener('popstate', show);
  }, []);

  const oneAtATime = () => on && (window.matchMedia?.(ONE_STEP).matches ?? false);

  /** Opens a step, where they are shown one at a time. */
  const open = async (to: number): Promise<void> => {
    if (to === step || !oneAtATime()) return;
    if (to > step) {
      history.pushState({ ...history.state, [KEY]: to }, '');
      setStep(to);
      return;
    }
    // A second press before the step is there would lead out of the form.
    if (goingBack.current) return;
    goingBack.current = true;
    await new Promise((shown) => {
      addEventListener('popstate', shown, { once: true });
      history.go(to - step);
    });
    goingBack.current = false;
  };

  return { step, open, oneAtATime };
}
