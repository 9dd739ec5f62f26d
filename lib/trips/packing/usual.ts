import type { Companion } from '../attendance/schema';
import { type Kind, type UsualRule, usualRules } from './usual-rules';

export interface UsualThing {
  rule: UsualRule;
  quantity: number;
}

export type Packer =
  | Pick<Extract<Companion, { type: 'camper' }>, 'type' | 'age'>
  | Pick<Extract<Companion, { type: 'pet' }>, 'type' | 'pet_type'>;

const kindOf = (packer: Packer): Kind => (packer.type === 'camper' ? packer.age : packer.pet_type);

export function usualThings(crew: readonly Packer[]): UsualThing[] {
  const kinds = crew.map(kindOf);
  return usualRules.flatMap((rule) => {
    const needing = kinds.filter((kind) => rule.for.includes(kind)).length;
    return needing > 0 ? [{ rule, quantity: rule.each ? needing : 1 }] : [];
  });
}
