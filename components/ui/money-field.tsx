'use client';

import { useEffect, useState } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';
import { readMoney, type TypedMoney, typedMoney } from '@/lib/money';
import { TextField, type TextFieldProps } from './text-field';

interface Props<Typed extends FieldValues, Sent> extends Omit<TextFieldProps, 'form'> {
  form: UseFormReturn<Typed, unknown, Sent>;
  name: FieldPath<Typed>;
}

/** Shows dollars. The form holds a `TypedMoney`. */
export function MoneyField<Typed extends FieldValues, Sent>({ form, name, ...props }: Props<Typed, Sent>) {
  const { field, fieldState } = useController({ control: form.control, name });
  const held: TypedMoney = field.value;
  const [typed, setTyped] = useState('');
  const { onChange } = field;
  // A draft of an earlier version of the app has amounts as texts.
  useEffect(() => {
    if (typeof held === 'string' && readMoney(held) !== held) onChange(readMoney(held));
  }, [held, onChange]);
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...props}
      {...field}
      value={readMoney(typed) === (held ?? null) ? typed : typedMoney(held)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readMoney(target.value));
      }}
      error={fieldState.error?.message}
    />
  );
}
