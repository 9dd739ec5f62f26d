'use client';

import { useRef, useState } from 'react';
import { inAustralia } from '@/lib/campsites/australia';
import type { Position } from '@/lib/geometry';

const PATIENCE = 10_000;
/**
 * Limit on the age of a position, in ms. The browser finds a new position when its last one is
 * older.
 */
const FRESH = 5 * 60_000;

const UNKNOWN = 'Your device couldn’t tell where you are. Please type a place instead.';

const problems: Record<number, string> = {
  1: 'Your browser doesn’t share where you are. Allow it in the browser’s settings, or type a place.',
  3: 'Your device took too long to tell where you are. Try again, or type a place.',
};

const OUTSIDE = 'You seem to be outside Australia. Please type a place instead.';

/**
 * Returns a function that gets the browser's position, to be called only when the person requests
 * it.
 */
export function useNearMe(onFound: (at: Position) => void) {
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const latest = useRef(0);

  function locate() {
    if (!('geolocation' in navigator)) return setProblem(UNKNOWN);
    const turn = ++latest.current;
    const settle = (at: Position | null, words?: string) => {
      if (turn !== latest.current) return;
      setAsking(false);
      setProblem(words);
      if (at) onFound(at);
    };
    setAsking(true);
    setProblem(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const at = { latitude, longitude };
        if (inAustralia(at)) settle(at);
        else settle(null, OUTSIDE);
      },
      ({ code }) => settle(null, problems[code] ?? UNKNOWN),
      { timeout: PATIENCE, maximumAge: FRESH },
    );
  }

  /**
   * Drops the current request for a position, because the person has typed or chosen another place.
   */
  function forget() {
    latest.current++;
    setAsking(false);
    setProblem(undefined);
  }

  return { asking, problem, locate, forget };
}
