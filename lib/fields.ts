import { z } from 'zod';
import { isEmail } from './email';
import { isStorable } from './storable';

/** The building blocks of every schema: the limits of docs/api.md, checked alike in forms and handlers. */

const lengthOf = (value: string) => Array.from(value).length;

/** Required text, trimmed, up to `max` characters as a person counts them (an emoji is one or few, not bytes). */
export const text = (max = 80, missing = 'This is required.') =>
  z
    .string({ error: (issue) => (issue.input == null ? missing : 'This must be text.') })
    .trim()
    .min(1, missing)
    .refine((value) => lengthOf(value) <= max, `Please keep this to ${max} characters.`)
    .refine(isStorable, 'This holds characters that cannot be saved.');

/** Text that may be left out: '' and null mean "not given" and become null; a missing key stays missing. */
export const optionalText = (max = 80) =>
  z
    .string('This must be text.')
    .trim()
    .refine((value) => lengthOf(value) <= max, `Please keep this to ${max} characters.`)
    .refine(isStorable, 'This holds characters that cannot be saved.')
    .nullable()
    .transform((value) => value || null)
    .optional();

const notAnAddress = 'Please enter a valid email address.';

export const email = z.string(notAnAddress).trim().refine(isEmail, notAnAddress);

export const optionalEmail = z
  .string(notAnAddress)
  .trim()
  .refine((value) => value === '' || isEmail(value), notAnAddress)
  .nullable()
  .transform((value) => value || null)
  .optional();

const notAUrl = 'Please enter a web address that begins with http:// or https://.';

export const isHttpUrl = (value: string) =>
  value.length <= 2000 && /^https?:\/\//i.test(value) && URL.canParse(value) && isStorable(value);

export const optionalUrl = z
  .string(notAUrl)
  .trim()
  .refine((value) => value === '' || isHttpUrl(value), notAUrl)
  .nullable()
  .transform((value) => value || null)
  .optional();

export const postcode = z
  .string('Please enter a postcode of four digits.')
  .trim()
  .regex(/^\d{4}$/, 'Please enter a postcode of four digits.');

/** A calendar day that exists, YYYY-MM-DD. */
export const day = z.iso.date('Please enter a date.');

export const id = z.uuid('This is not an id.');

/** Whether a page's parameter can be an id at all: Postgres refuses to look up anything else. */
export const isId = (value: string) => id.safeParse(value).success;

/** For a path's ids: a malformed one is simply not there. */
export const params = <Names extends string>(...names: Names[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, id])) as Record<Names, typeof id>);
