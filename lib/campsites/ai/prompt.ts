import { z } from 'zod';
import type { Position } from '@/lib/geometry';
import { states } from '@/lib/places/place-text';
import type { Radius } from '../search-choices';
import { accesses, yesOrNo } from '../suggestions/schema';

/** No text that a person typed is sent to the AI. */
export interface Question {
  postcode: string;
  radius: Radius;
}

/** A model knows an area better by these names than by the postcode. */
export interface Surroundings extends Position {
  suburbs: string[];
  state: string;
}

// A model could not write more within the deadline.
const WANTED = 12;

const wantedResponse = z.object({
  campsites: z.array(
    z.object({
      name: z.string(),
      locality: z.string().describe('The nearest town or suburb, by its name alone'),
      state: z.enum(states),
      features: z
        .array(z.string())
        .describe('Short names such as Toilets, Drinking water, Power, Showers, Free'),
      access: z.enum(accesses).describe('What a car needs to get there'),
      petFriendly: z.enum(yesOrNo).nullable(),
      url: z.string().nullable().describe('Its official web page'),
    }),
  ),
});

const { $schema: _, ...responseSchema } = z.toJSONSchema(wantedResponse);

export const responseFormat = {
  type: 'json_schema',
  json_schema: { name: 'campsites', strict: true, schema: responseSchema },
} as const;

const rules = [
  'You know the campgrounds, caravan parks and national park camping areas of Australia.',
  'Name only real ones that the public may use. Fewer are better than one that you are unsure of.',
  'Give null for a web page, and for pets, where you do not know. Answer with JSON alone, in this schema:',
  JSON.stringify(responseSchema),
].join('\n');

export function messagesFor({ postcode, radius }: Question, { suburbs, state, ...centre }: Surroundings) {
  const position = `latitude ${centre.latitude.toFixed(2)}, longitude ${centre.longitude.toFixed(2)}`;
  const ask = `Up to ${WANTED} campsites within ${radius} km of postcode ${postcode} (${suburbs.join(', ')}, ${state}; ${position}).`;
  return [
    { role: 'system' as const, content: rules },
    { role: 'user' as const, content: ask },
  ];
}
