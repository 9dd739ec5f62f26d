import { z } from 'zod';
import { id, optionalEmail, optionalText, text } from '../fields';

export const ages = ['baby', 'toddler', 'child', 'adult'] as const;
export const petTypes = ['Dog', 'Horse', 'Cat', 'Velociraptor'] as const;

const camperFields = {
  name: text(80, 'Name is required'),
  email: optionalEmail,
  age: z.enum(ages, 'Please choose an age.'),
};

const petFields = {
  name: text(80, 'Name and type are required'),
  pet_type: z.enum(petTypes, 'Name and type are required'),
  breed: optionalText(),
};

export const newMember = z.discriminatedUnion('type', [
  z.object({ type: z.literal('camper'), ...camperFields }),
  z.object({ type: z.literal('pet'), ...petFields }),
]);

/** Any of the fields of either type; which of them fit is known once the member is. */
export const memberChange = z
  .object({ ...camperFields, ...petFields, name: text(80, 'Name is required') })
  .partial();

export const camper = z.object({
  id,
  type: z.literal('camper'),
  name: z.string(),
  email: z.string().nullable(),
  age: z.enum(ages),
  /** The person's own camper, labelled 'Group Owner'. */
  is_owner: z.boolean(),
});

export const pet = z.object({
  id,
  type: z.literal('pet'),
  name: z.string(),
  pet_type: z.enum(petTypes),
  breed: z.string().nullable(),
});

export const member = z.discriminatedUnion('type', [camper, pet]);

export type NewMember = z.output<typeof newMember>;
export type MemberChange = z.output<typeof memberChange>;
export type Member = z.output<typeof member>;
