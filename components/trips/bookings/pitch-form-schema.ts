import { z } from 'zod';

const number = z
  .string()
  .trim()
  .refine((text) => text === '' || /^\d{1,3}$/.test(text), 'Please enter a whole number.')
  .transform((text) => (text === '' ? null : Number(text)));

export const typedPitch = z.object({
  name: z.string().trim().min(1, 'Please name the pitch.').max(40, 'Please keep this to 40 characters.'),
  max_people: number,
  max_cars: number,
});
