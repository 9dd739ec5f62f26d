'use client';

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Media query for a form that shows one step at a time. The variant one-step in globals.css has the
 * same condition.
 */
const ONE_STEP = '(width < 40rem) and (scripting: enabled)';

/** The key of the step in the browser's history state. */
const KEY = 'step';

const stepIn = (state: unknown) => Number((state as Record<string, unknown> | null)?.[KEY] ?? 0);

/**
 * Returns the current step of a form and functions to change it. Only a phone shows one step at a
 * time. Each step has its own history entry, so that Back opens the previous step. When `on` is
 * false, the form has no steps.
 */
export function useSteps(on: boolean) {
  const [step, setStep] = useState(0);
  const settled = useRef(false);
  const goingBack = useRef(false);

  useEffect(() => {
    // After a reload or a save the form is empty. So the browser goes back to the history entry of
    // the form's first step.
    const behind = settled.current ? 0 : stepIn(history.state);
    settled.current = true;
    if (behind > 0) history.go(-behind);
    const show = ({ state }: PopStateEvent) => flushSync(() => setStep(stepIn(state)));
    addEventListener('popstate', show);
    return () => removeEventListener('popstate', show);
  }, []);

  const oneAtATime = () => on && (window.matchMedia?.(ONE_STEP).matches ?? false);

  /** Opens a step. Does nothing when all steps are shown together. */
  const open = async (to: number): Promise<void> => {
    if (to === step || !oneAtATime()) return;
    if (to > step) {
      history.pushState({ ...history.state, [KEY]: to }, '');
      setStep(to);
      return;
    }
    // Ignores a second press of Back before the previous step is shown, because the second press
    // would leave the form.
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
