import { FILL_ALL } from '@/lib/account/profile-fields';
import { SOMETHING_WENT_WRONG } from '@/lib/errors';
import { Alert } from '../ui/alert';
import type { FailureWords } from '../ui/show-refusal';

interface Props {
  errors: Record<string, { message?: string } | undefined>;
}

/** The specification's sentence for blank fields, once over the form. */
export function BlankFields({ errors }: Props) {
  const blank = Object.values(errors).some((error) => error?.message === FILL_ALL);
  return blank && <Alert>{FILL_ALL}</Alert>;
}

/** At each of the blank fields stands its own part of it. */
export const wordsAtField = (message: string | undefined) =>
  message === FILL_ALL ? 'This is still empty.' : message;

const failed = 'Failed to save profile.';

/** The specification's words for a profile that can't be saved: at first, and in the older form. */
export const profileFailure: FailureWords = { failed, unreachable: 'Something went wrong.' };
export const setupFailure: FailureWords = { failed, unreachable: SOMETHING_WENT_WRONG };
