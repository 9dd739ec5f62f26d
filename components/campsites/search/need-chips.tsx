import { ChoiceChip } from '@/components/ui/choice-chip';
import { Icon } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-link';
import { type Want, wants } from '@/lib/campsites/search-choices';
import { chipOf } from './need-words';

interface Props {
  chosen: readonly Want[];
  /** False hides the chip "My car gets there", which concerns only people with a car. */
  hasCar: boolean;
}

export function NeedChips({ chosen, hasCar }: Props) {
  return (
    <fieldset className="need-chips">
      <legend>What you need</legend>
      {wants
        .filter((want) => hasCar || want !== 'car')
        .map((want) => (
          <ChoiceChip key={want} name="wants" value={want} defaultChecked={chosen.includes(want)}>
            {chipOf(want)}
          </ChoiceChip>
        ))}
      <PendingLink href="/your-campsites" aria-label="Saved, and your own campsites">
        <Icon name="bookmark" />
        Saved
      </PendingLink>
    </fieldset>
  );
}
