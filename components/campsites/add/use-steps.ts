'use client';

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Same condition as the variant one-step in globals.css. */
const ONE_STEP = '(width < 40rem) and (scripting: enabled)';

const KEY = 'step';

const stepIn = (state: unknown) => Number((state as Record<string, unknown> | null)?.[KEY] ?? 0);

/**
 * Only a phone shows one step at a time. Each step has its own history entry, so that Back opens
 * the previous step.
 */
export function useSteps(on: boolean) {
  const [step, setStep] = useState(0);
  const settled = useRef(false);
  const goingBack = useRef(false);

  useEffect(() => {
    // After a reload or a save the form is empty, so the browser goes back to the entry of its
    // first step.
    const behind = settled.current ? 0 : stepIn(history.state);
    settled.current = true;
    if (behind > 0) history.go(-behind);
    const show = ({ state }: PopStateEvent) => flushSync(() => setStep(stepIn(state)));
    addEventListener('popstate', show);
    return () => removeEventListener('popstate', show);
  }, []);

  const oneAtATime = () => on && (window.matchMedia?.(ONE_STEP).matches ?? false);

  const open = async (to: number): Promise<void> => {
    if (to === step || !oneAtATime()) return;
    if (to > step) {
      history.pushState({ ...history.state, [KEY]: to }, '');
      setStep(to);
      return;
    }
    // A second press of Back before the previous step is shown would leave the form.
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
