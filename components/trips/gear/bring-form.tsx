'use client';

import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { useToast } from '@/components/ui/toast';
import { WAITING } from '@/lib/offline/send-or-keep';
import { MOST_NEEDED, QUANTITY_WORDS } from '@/lib/trips/gear/most';
import type { GearLine } from '@/lib/trips/gear/schema';
import { amountText, offerText, savedText } from './gear-text';
import type { KeepLine } from './gear-tools';
import type { offerChoices } from './offer-choices';
import { useOffer } from './use-offer';

interface Props {
  line: GearLine;
  path: string;
  own: string | null;
  preset: number;
  choices: ReturnType<typeof offerChoices>;
  keep: KeepLine;
  onCancel: () => void;
}

/**
 * Asks for the quantity that the reader brings. The number can be typed or changed with plus and
 * minus buttons. Zero withdraws the offer.
 */
export function BringForm({ line, path, own, preset, choices, keep, onCancel }: Props) {
  const { name, unit } = line;
  const toast = useToast();
  const { offer, pending, failure } = useOffer(line, path, keep);
  const [typed, setTyped] = useState(String(Math.min(MOST_NEEDED, preset)));
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const step = unit ? 10 : 1;
  const quantity = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : null;

  useEffect(() => field.current?.focus(), []);

  const put = (value: number) => {
    setWrong(false);
    setTyped(String(Math.max(0, Math.min(MOST_NEEDED, value))));
  };
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    setWrong(quantity === null);
    if (quantity === null) return field.current?.focus();
    offer(quantity, (saved) => {
      toast.show(
        saved
          ? { text: savedText(saved, own), tone: 'success' }
          : { text: `${WAITING}: ${offerText(line, quantity)}.` },
      );
      onCancel();
    });
  };
  const stepBy = (by: number, label: string, icon: 'minus' | 'plus') => {
    const next = (quantity ?? 0) + by;
    const off = quantity !== null && (by < 0 ? quantity === 0 : quantity === MOST_NEEDED);
    return (
      <IconButton
        label={`${label} ${name}`}
        icon={<Icon name={icon} />}
        variant="secondary"
        aria-disabled={off || undefined}
        onClick={() => put(next)}
      />
    );
  };
  return (
    <form
      onSubmit={save}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      noValidate
      aria-label={`I’ll bring: ${name}`}
      className="bring-form"
    >
      {choices.length > 0 && (
        <div className="bring-choices">
          {choices.map((choice) => (
            <Button
              key={choice.label}
              variant="secondary"
              size="sm"
              aria-pressed={quantity === choice.quantity}
              onClick={() => put(choice.quantity)}
            >
              {choice.label} {amountText(choice.quantity, unit)}
            </Button>
          ))}
        </div>
      )}
      <label htmlFor={fieldId}>I’ll bring</label>
      <div className="bring-stepper">
        {stepBy(-step, 'Fewer', 'minus')}
        <input
          ref={field}
          id={fieldId}
          aria-label={`I’ll bring: ${name}`}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${fieldId}-error` : undefined}
          onChange={({ target }) => {
            setWrong(false);
            setTyped(target.value);
          }}
          className="control"
        />
        {unit && <span>{unit}</span>}
        {stepBy(step, 'More', 'plus')}
      </div>
      <Button type="submit" pending={pending} pendingText="Saving…">
        Save
      </Button>
      <FieldError id={`${fieldId}-error`}>{wrong && QUANTITY_WORDS}</FieldError>
      {failure && <Alert className="w-full">{failure}</Alert>}
    </form>
  );
}
