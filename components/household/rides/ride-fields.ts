import type { UseFormRegisterReturn } from 'react-hook-form';

/** Connects a ride's fields to a form, at any depth of the form. */
export interface RideFieldsProps<Name extends string> {
  register: (name: Name, options?: { setValueAs: (typed: string) => unknown }) => UseFormRegisterReturn;
  errors: { [K in Name]?: { message?: string | undefined } };
  /** True for a new ride, where nothing is chosen yet. */
  isNew: boolean;
}

// An emptied field stays '': NaN would reach the server as null, which means "not given".
export const numberIn = (typed: string) => (typed === '' ? '' : Number(typed));
