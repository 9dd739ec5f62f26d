import { phoneNumbers } from '@/lib/campsites/phone-numbers';

/** Returns a link that calls the first phone number in the text. */
export const phoneLink = (text: string) => `tel:${(phoneNumbers(text)[0] ?? '').replaceAll(' ', '')}`;
