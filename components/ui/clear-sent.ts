import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Call this when the form is sent, and the function that it returns after the save: it empties the
 * fields but keeps text typed meanwhile, which belongs to the next item. It returns true when
 * there is such text.
 */
export function clearSent<Typed extends FieldValues, Sent>(
  form: UseFormReturn<Typed, unknown, Sent>,
): () => boolean {
  const fields = () => Object.entries(form.getValues());
  const sent = new Map(fields().map(([field, value]) => [field, JSON.stringify(value)]));
  return () => {
    const typedSince = fields().filter(([field, value]) => JSON.stringify(value) !== sent.get(field));
    form.reset();
    for (const [field, value] of typedSince) {
      form.setValue(field as Path<Typed>, value as PathValue<Typed, Path<Typed>>);
    }
    return typedSince.length > 0;
  };
}
