import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { refusalOf } from '@/lib/api-client';
import { SOMETHING_WENT_WRONG } from '@/lib/errors';
import { unreachableText } from './failure-text';

export interface FailureWords {
  /** The text for a refusal without a message. */
  failed?: string;
  /** The text for a missing response or an error of our own. Defaults to `failed`. */
  unreachable?: string;
  /** The text for a device without network. */
  offline?: string;
  /**
   * Returns the text above the form. With it, the text is shown even when fields have messages of
   * their own.
   */
  whole?: (words: string) => string;
}

/**
 * Shows the server's messages at the fields that they name ("name", "crew.0.name"). Other messages
 * stand above the whole form.
 */
export function showRefusal<Typed extends FieldValues, Sent>(
  form: UseFormReturn<Typed, unknown, Sent>,
  error: unknown,
  { failed = SOMETHING_WENT_WRONG, unreachable = failed, offline, whole }: FailureWords = {},
): void {
  const refusal = refusalOf(error);
  const known = form.getValues();
  const named = Object.entries(refusal?.fields ?? {}).filter(
    ([field]) => (field.split('.')[0] ?? '') in known,
  );
  for (const [index, [field, message]] of named.entries()) {
    // An entry of a list has no box of its own where the list is one field, so the list's field
    // gets the focus.
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

/** Opens the <details> around a field, because a field in a closed one can't get the focus. */
export function unfold(field: string): void {
  const details = document.getElementsByName(field)[0]?.closest('details');
  if (details) details.open = true;
}
