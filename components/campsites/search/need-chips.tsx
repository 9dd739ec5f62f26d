import { ChoiceChip } from '@/components/ui/choice-chip';
import { Icon } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-link';
import { chipOf } from '@/lib/campsites/search/need-words';
import { type Want, wants } from '@/lib/campsites/search-choices';

interface Props {
  /** Shows the fields that filter by text and by source. */
  onFilter: () => void;
  chosen: readonly Want[];
  fit: boolean;
  /** False hides the chip "Fits you first", which needs a car or a pet to compare with. */
  hasOwn: boolean;
  /** False hides the chip "My car gets there", which concerns only people with a car. */
  hasCar: boolean;
}

export function NeedChips({ onFilter, chosen, fit, hasOwn, hasCar }: Props) {
  return (
    <fieldset className="need-chips">
      <legend>What you need</legend>
      <button type="button" onClick={onFilter}>
        <Icon name="sliders-horizontal" />
        Filter
      </button>
      {hasOwn && (
        <ChoiceChip name="fit" value="1" defaultChecked={fit}>
          Fits you first
        </ChoiceChip>
      )}
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
