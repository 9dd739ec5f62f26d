import { z } from 'zod';
import { day, id, mailbox, optionalMailbox, optionalText, text } from '@/lib/fields';
import { MAX_DEVICE, MAX_PHONE, MAX_ROUTE } from './plan-limits';

const instant = z.iso.datetime({ offset: true, error: 'Please enter a date and a time.' });

const notANumber = 'Please enter a phone number, using only digits.';

/** Only digits and the signs of phone numbers, because the number is mailed to a stranger. */
const phone = z
  .union(
    [
      z.literal('', notANumber),
      z
        .string()
        .trim()
        .max(MAX_PHONE, notANumber)
        .regex(/^[+\d][\d ()-]{2,}$/, notANumber),
    ],
    notANumber,
  )
  .nullable()
  .transform((value) => value || null)
  .optional();

export const homeContactInput = z
  .object({
    name: text(80, 'Who is it?'),
    email: mailbox,
    phone,
    own_phone: phone,
    own_email: optionalMailbox,
    back_at: instant,
    worry_at: instant,
    route: optionalText(MAX_ROUTE),
    device: optionalText(MAX_DEVICE),
    send: z.enum(['now', 'on leaving'], 'Please choose when to send it.'),
    /** Those left out stay as they are. */
    cars: z
      .array(
        z.object({
          id,
          make: optionalText(80),
          colour: optionalText(80),
          registration: optionalText(),
        }),
        'This must be a list of cars.',
      )
      .max(50)
      .nullish(),
    /** Save the plan even if the person at home seems to be on the trip too. */
    on_trip: z.boolean().optional(),
  })
  .refine(({ back_at, worry_at }) => !(Date.parse(worry_at) < Date.parse(back_at)), {
    path: ['worry_at'],
    error: 'That’s before you’re back. Please choose a later time.',
  });

export type HomeContactInput = z.output<typeof homeContactInput>;

/** Times are in the site's time zone. */
export const homeContact = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  own_phone: z.string().nullable(),
  own_email: z.string().nullable(),
  back_at: z.string(),
  worry_at: z.string(),
  route: z.string().nullable(),
  device: z.string().nullable(),
  send: z.enum(['now', 'on leaving']),
  sent_at: z.string().nullable(),
  seen_at: z.string().nullable(),
  back_said_at: z.string().nullable(),
  refused: z.boolean(),
  /** Why no mail arrives: the address refuses it, or the person has said that the plan isn't for them. */
  refused_by: z.enum(['address', 'person']).nullable(),
});

export type HomeContact = z.output<typeof homeContact>;

export const homeContactAnswer = z.object({ home_contact: homeContact.nullable() });

/** When the household is back, it has only the household's name and the times. */
export const atHome = z.object({
  household: z.string(),
  people: z.array(z.string()),
  vehicles: z.array(
    z.object({
      type: z.enum(['car', 'trailer', 'boat']),
      name: z.string(),
      colour: z.string().nullable(),
      registration: z.string().nullable(),
    }),
  ),
  site: z
    .object({
      name: z.string(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      url: z.string().nullable(),
    })
    .nullable(),
  /** Where they sleep on which nights; absent on a trip with one stop. */
  stops: z
    .array(
      z.object({
        name: z.string(),
        latitude: z.number().nullable(),
        longitude: z.number().nullable(),
        arrive_on: day,
        leave_on: day,
      }),
    )
    .optional(),
  booking: z.array(z.string()),
  /** What official lists say about bans and roads; null where none is read. */
  conditions: z.string().nullable(),
  /** Where they go if the campsite is closed; null where nobody has said. */
  plan_b: z.string().nullable(),
  nights: z.number(),
  route: z.string().nullable(),
  device: z.string().nullable(),
  phone: z.string().nullable(),
  leaves_on: z.string(),
  back_at: z.string(),
  worry_at: z.string(),
  back_said_at: z.string().nullable(),
});

export type AtHome = z.output<typeof atHome>;
