import { type Facts, factsOf, type Topic } from '../known-facts';
import type { ShownSuggestion } from '../suggestion-schema';

/** Patterns that recognise a feature's topic in the AI's own words. */
const speaks: Partial<Record<Topic, RegExp>> = {
  cost: /\b(free|fees?|costs?|paid)\b/i,
  toilets: /toilet/i,
  water: /drinking|tank water|bore water/i,
  showers: /shower/i,
  power: /power/i,
  fires: /fire/i,
  reception: /reception|signal|mobile/i,
  boat_ramp: /boat/i,
};

/** An AI's words about a campsite as facts for a page. */
export function saidFacts({ access, petFriendly, features }: ShownSuggestion): Facts {
  const facts = factsOf({
    drivetrain: access === 'Unknown' ? null : access,
    pet_friendly: petFriendly === null ? null : petFriendly === 'Yes',
    features,
    missing_features: [],
  });
  const isSaid = (topic: Topic) => features.some((feature) => speaks[topic]?.test(feature));
  return { ...facts, unknown: facts.unknown.filter((topic) => !isSaid(topic)) };
}
