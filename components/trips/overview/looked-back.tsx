import { listText, lower } from '@/lib/text';
import { rows, StoryRow } from './story-row';
import { StorySection } from './story-section';

interface Props {
  forgot: readonly string[];
  unneeded: readonly string[];
}

/** What the families have said they forgot and carried for nothing, without who said so. */
export function LookedBack({ forgot, unneeded }: Props) {
  if (forgot.length + unneeded.length === 0) return null;
  return (
    <StorySection title="What we forgot">
      <div className={rows}>
        {forgot.length > 0 && (
          <StoryRow lead="list-plus" title={listText(forgot)} meta="What you forgot is on your next list" />
        )}
        {unneeded.length > 0 && (
          <StoryRow lead="backpack" title={`Carried for nothing: ${listText(unneeded.map(lower))}`} />
        )}
      </div>
    </StorySection>
  );
}
