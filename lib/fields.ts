import { z } from 'zod';
import {
  type AddressProblem,
  addressProblem,
  cleanAddress,
  isEmail,
  MAX_EMAIL,
  withAsciiDomain,
} from './email';
import { isValidText, withoutUnseen } from './text';

/**
 * All schemas are built from these fields, so forms and endpoints check the same.
 * docs/develop/api.md lists their limits.
 */

export const UNSAVABLE = 'This has characters that can’t be saved.';

const lengthOf = (value: string) => Array.from(value).length;

/** About as many blanks may stand around a text; they are trimmed. */
const SPARE = 200;

const tooLong = (max: number) => `Please keep this to ${max} characters.`;

/** A text that is far too long is refused before any other check reads it. */
const bounded = (max: number, error: string | z.core.$ZodErrorMap, words = tooLong(max)) =>
  z
    .string({ error })
    .refine((value) => value.length <= 2 * max + SPARE, { error: words, abort: true })
    .trim();

/** At most `max` code points after trimming. An emoji is one or a few code points. */
export const text = (max = 80, missing = 'This is required.') =>
  bounded(max, (issue) => (issue.input == null ? missing : 'This must be text.'))
    .overwrite(withoutUnseen)
    .min(1, missing)
    .refine((value) => lengthOf(value) <= max, tooLong(max))
    .refine(isValidText, UNSAVABLE);

/** '' and null become null; a missing key stays missing. */
export const optionalText = (max = 80) =>
  bounded(max, 'This must be text.')
    .overwrite(withoutUnseen)
    .refine((value) => lengthOf(value) <= max, tooLong(max))
    .refine(isValidText, UNSAVABLE)
    .nullable()
    .transform((value) => value || null)
    .optional();

const notAnAddress = 'Please enter a valid email address.';
const addressText = bounded(MAX_EMAIL, notAnAddress, notAnAddress);

/** spec.md's simple pattern, for an account's address, or of somebody who writes to us. */
export const email = addressText.refine(isEmail, notAnAddress).overwrite(withAsciiDomain);

export const optionalEmail = addressText
  .refine((value) => value === '' || isEmail(value), notAnAddress)
  .overwrite(withAsciiDomain)
  .nullable()
  .transform((value) => value || null)
  .optional();

const addressProblems: Record<AddressProblem, string> = {
  incomplete: notAnAddress,
  dots: 'An email address can’t have two dots in a row.',
  letters: 'Most mail servers can’t deliver this.',
};
const mailboxError: z.core.$ZodErrorMap = ({ input }) =>
  addressProblems[addressProblem(String(input)) ?? 'incomplete'];

export const mailbox = addressText
  .overwrite(cleanAddress)
  .refine((value) => addressProblem(value) === null, { error: mailboxError });

export const optionalMailbox = addressText
  .overwrite(cleanAddress)
  .refine((value) => value === '' || addressProblem(value) === null, { error: mailboxError })
  .nullable()
  .transform((value) => value || null)
  .optional();

const notAUrl = 'Please enter a web address that begins with http:// or https://.';
const MAX_URL = 2000;

/** An address with a user name in it could look like another site's. */
function isHttpUrl(value: string): boolean {
  if (value.length > MAX_URL || !/^https?:\/\//i.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return !username && !password && isValidText(value);
}

export const optionalUrl = bounded(MAX_URL, notAUrl, notAUrl)
  .refine((value) => value === '' || isHttpUrl(value), notAUrl)
  .nullable()
  .transform((value) => value || null)
  .optional();

const notAPostcode = 'Please enter a postcode of four digits.';
export const postcode = bounded(4, notAPostcode, notAPostcode).regex(/^\d{4}$/, notAPostcode);

const notADay = 'Please enter a date.';

export const day = z.iso.date(notADay);

export const optionalDay = z
  .union([z.literal(''), day], notADay)
  .nullable()
  .transform((value) => value || null)
  .optional();

const notATime = 'Please enter a time like 16:30.';

export const optionalTime = z
  .union([z.literal(''), z.iso.time({ precision: -1, error: notATime })], notATime)
  .nullable()
  .transform((value) => value || null)
  .optional();

export const id = z.uuid('This is not an id.');

/** Any other text would make Postgres fail. */
export const isId = (value: string) => id.safeParse(value).success;

/** A malformed id gives 404. */
export const params = <Names extends string>(...names: Names[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, id])) as Record<Names, typeof id>);

// Not checked as UUIDs: the look-up that follows rejects every id that isn't the person's own.
export const ids = (ofWhat: string) =>
  z
    .array(z.string(`This must be a list of ${ofWhat} ids.`), `This must be a list of ${ofWhat} ids.`)
    .max(200, 'That is too many at once.')
    .nullish();
