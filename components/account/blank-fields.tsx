import { FILL_ALL } from '@/lib/account/profile/profile-fields';
import { SOMETHING_WENT_WRONG } from '@/lib/errors';
import { Alert } from '../ui/alert';
import type { FailureWords } from '../ui/show-refusal';

interface Props {
  errors: Record<string, { message?: string } | undefined>;
}

/** Shows the sentence that spec.md requires for blank fields, once, above the form. */
export function BlankFields({ errors }: Props) {
  const blank = Object.values(errors).some((error) => error?.message === FILL_ALL);
  return blank && <Alert>{FILL_ALL}</Alert>;
}

/**
 * Returns the error text at a field. A blank field gets a short text, because the full sentence is
 * already above the form (see BlankFields).
 */
export const wordsAtField = (message: string | undefined) =>
  message === FILL_ALL ? 'Please fill this in.' : message;

const failed = 'Failed to save profile.';

/**
 * The messages that spec.md requires when a profile can't be saved: `profileFailure` in the current
 * form and `setupFailure` in the older form.
 */
export const profileFailure: FailureWords = { failed, unreachable: 'Something went wrong.' };
export const setupFailure: FailureWords = { failed, unreachable: SOMETHING_WENT_WRONG };
