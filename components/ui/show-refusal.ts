import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { refusalOf } from '@/lib/api-client';
import { SOMETHING_WENT_WRONG } from '@/lib/errors';
import { unreachableText } from './failure-text';

export interface FailureWords {
  /** For a response that gives no words of its own. */
  failed?: string;
  /** For no response at all, or a fault of our own; the same unless said otherwise. */
  unreachable?: string;
  /** For a device without a network. */
  offline?: string;
  /** Makes the text over the whole form, which then stands there also when fields have words of their own. */
  whole?: (words: string) => string;
}

/** Puts the server's words at the fields that they name ("name", "crew.0.name"); words for none of them stand over the whole form. */
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
    // One entry of a list has no box of its own where the list is one field.
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

/** What is folded away can't have the focus. */
export function unfold(field: string): void {
  const details = document.getElementsByName(field)[0]?.closest('details');
  if (details) details.open = true;
}
