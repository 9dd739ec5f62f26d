import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { refusalOf } from '@/lib/api-client';
import { SOMETHING_WENT_WRONG } from '@/lib/errors';
import { unreachableText } from './failure-text';

export interface FailureWords {
  failed?: string;
  /** When there was no response or our own code threw an error. Defaults to `failed`. */
  unreachable?: string;
  offline?: string;
  /** Without it there is no text above the form if fields have messages. */
  whole?: (words: string) => string;
  /** From the server's name of a field to the form's. Defaults to the same name. */
  nameOf?: (field: string) => string;
}

/**
 * Server messages are at their fields ("name", "crew.0.name"); one without a field is above the
 * form.
 */
export function showRefusal<Typed extends FieldValues, Sent>(
  form: UseFormReturn<Typed, unknown, Sent>,
  error: unknown,
  {
    failed = SOMETHING_WENT_WRONG,
    unreachable = failed,
    offline,
    whole,
    nameOf = (field) => field,
  }: FailureWords = {},
): void {
  const refusal = refusalOf(error);
  const known = form.getValues();
  const named = Object.entries(refusal?.fields ?? {})
    .map(([field, message]) => [nameOf(field), message] as const)
    .filter(([field]) => (field.split('.')[0] ?? '') in known);
  for (const [index, [field, message]] of named.entries()) {
    // An entry of a list that the form shows as one field has no input of its own.
    if (index === 0) {
      const name = field.split('.')[0] ?? field;
      unfold(name);
      form.setFocus(name as Path<Typed>);
    }
    form.setError(field as Path<Typed>, { message }, { shouldFocus: index === 0 });
  }
  if (named.length > 0 && !whole) return;
  const words = refusal?.serverText ?? (refusal?.status ? failed : unreachableText(unreachable, offline));
  form.setError('root', { message: whole ? whole(words) : words });
}

/** A field in a closed <details> can't get the focus. */
export function unfold(field: string): void {
  const details = document.getElementsByName(field)[0]?.closest('details');
  if (details) details.open = true;
}
