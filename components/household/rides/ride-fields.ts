import type { UseFormRegisterReturn } from 'react-hook-form';

/** Props that connect a ride's fields to a form, which may nest the ride at any depth. */
export interface RideFieldsProps<Name extends string> {
  register: (name: Name, options?: { setValueAs: (typed: string) => unknown }) => UseFormRegisterReturn;
  errors: { [K in Name]?: { message?: string | undefined } };
  /** True for a new ride, in which nothing is chosen yet. */
  isNew: boolean;
}

// Converts the typed text to a number. An empty text stays '', because NaN would reach the server
// as null, which means "not given".
export const numberIn = (typed: string) => (typed === '' ? '' : Number(typed));
