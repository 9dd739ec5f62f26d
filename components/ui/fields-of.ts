import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';

export type BoundField = UseFormRegisterReturn & { error: string | undefined };

/** Fields that are part of several forms, wherever each form holds them. */
export type BindField<Name extends string> = (name: Name, options?: typeof asNumber) => BoundField;

/** Binds a field by its name: spread the result on its input, which then also shows the field's error. */
export const fieldsOf =
  <Typed extends FieldValues, Sent>({
    register,
    formState,
  }: Pick<UseFormReturn<Typed, unknown, Sent>, 'register' | 'formState'>) =>
  <Name extends FieldPath<Typed>>(name: Name, options?: RegisterOptions<Typed, Name>): BoundField => ({
    ...register(name, options),
    error: (get(formState.errors, name) as FieldError | undefined)?.message,
  });

const numberIn = (typed: unknown) =>
  typeof typed === 'string' && /^-?\d+(?:\.\d+)?$/.test(typed.trim()) ? Number(typed) : typed;

/**
 * For a field of text that holds a number. What isn't one stays a text, also when it's empty, and the schema
 * refuses it.
 */
export const asNumber = { setValueAs: numberIn };

/** As `asNumber`, but empty is null. */
export const asNumberOrNull = {
  setValueAs: (typed: unknown) => (typeof typed === 'string' && !typed.trim() ? null : numberIn(typed)),
};

export const asTextOrNull = { setValueAs: (typed: unknown) => typed || null };
