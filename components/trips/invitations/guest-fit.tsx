'use client';

import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { GuestAnswer } from '@/lib/trips/attendance/guest-schema';
import type { ChoiceSite } from '@/lib/trips/fit/choice-site';
import { chosenNights } from '../attendance/night-fields';
import { ChoiceFit } from '../fit/choice-fit';
import { broughtIn, type GuestTyped } from './guest-party';

interface Props {
  form: UseFormReturn<GuestTyped, unknown, GuestAnswer>;
  known: ChoiceSite;
  attending: boolean | null;
}

/**
 * In ms. Longer than the pause between two letters, so that a screen reader doesn't announce
 * findings after each.
 */
const PAUSE_MS = 500;

export function GuestFit({ form, known, attending }: Props) {
  const [name, crew, vehicles, ...nights] = useWatch({
    control: form.control,
    name: ['name', 'crew', 'vehicles', 'arrive_on', 'leave_on'],
  });
  const brought = broughtIn({ answer: 'going', name, crew, vehicles });
  return (
    <ChoiceFit
      className="p-4 empty:border-b-0 empty:p-0"
      known={known}
      answering={attending !== true}
      // Missing seats are not mentioned until the guest has entered a vehicle.
      tells={({ rule }) => rule !== 'seats' || vehicles.length > 0}
      {...(known.later && { nights: chosenNights(nights) })}
      {...useSettled(brought)}
    />
  );
}

function useSettled<Value>(value: Value): Value {
  const now = JSON.stringify(value);
  const [settled, setSettled] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [now]);
  return JSON.parse(settled) as Value;
}
