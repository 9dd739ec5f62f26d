import { phoneNumbers } from '@/lib/campsites/phone-numbers';

/** The first number in the text. */
export const phoneLink = (text: string) => `tel:${(phoneNumbers(text)[0] ?? '').replaceAll(' ', '')}`;
