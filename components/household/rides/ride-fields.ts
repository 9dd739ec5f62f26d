import type { UseFormRegisterReturn } from 'react-hook-form';

/** The form may nest the ride at any depth. */
export interface RideFieldsProps<Name extends string> {
  register: (name: Name, options?: { setValueAs: (typed: string) => unknown }) => UseFormRegisterReturn;
  errors: { [K in Name]?: { message?: string | undefined } };
  isNew: boolean;
}

// An empty text stays '', because NaN would reach the server as null, which means "not given".
export const numberIn = (typed: string) => (typed === '' ? '' : Number(typed));
