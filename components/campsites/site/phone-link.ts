import { phoneNumbers } from '@/lib/campsites/phone-numbers';

/** Calls the first of the numbers that the text may hold. */
export const phoneLink = (text: string) => `tel:${(phoneNumbers(text)[0] ?? '').replaceAll(' ', '')}`;
