import { z } from 'zod';
import { id, optionalEmail, optionalText, text } from '@/lib/fields';
import { ages, petTypes } from './crew-options';

const camperFields = {
  name: text(80, 'Name is required'),
  email: optionalEmail,
  age: z.enum(ages, 'Please choose an age.'),
  diet: optionalText(200),
};

const petFields = {
  name: text(80, 'Name and type are required'),
  pet_type: z.enum(petTypes, 'Name and type are required'),
  breed: optionalText(),
};

export const newCamper = z.object({ type: z.literal('camper'), ...camperFields });
export const newPet = z.object({ type: z.literal('pet'), ...petFields });

export const newMember = z.discriminatedUnion('type', [newCamper, newPet], {
  error: ({ code }) =>
    code === 'invalid_union' ? 'Please say whether this is a camper or a pet.' : undefined,
});

/** The form always has a type, so only the name can be missing. */
export const editedPet = newPet.extend({ name: text(80, 'Name is required') });

/** changeMember, which knows the member's type, refuses fields of the other type. */
export const memberChange = z
  .object({ ...camperFields, ...petFields, name: text(80, 'Name is required') })
  .partial();

export const camper = z.object({
  id,
  type: z.literal('camper'),
  name: z.string(),
  email: z.string().nullable(),
  age: z.enum(ages),
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

/** Other people see a camper's diet only in a trip's meals. */
const ownCamper = camper.extend({ diet: z.string().nullable() });

export const ownMember = z.discriminatedUnion('type', [ownCamper, pet]);

export type Camper = z.output<typeof camper>;
export type Pet = z.output<typeof pet>;
export type NewMember = z.output<typeof newMember>;
export type MemberChange = z.output<typeof memberChange>;
export type Member = z.output<typeof member>;
export type OwnCamper = z.output<typeof ownCamper>;
export type OwnMember = z.output<typeof ownMember>;
