import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';

export const addOwnLabel = 'Add your own location';

/**
 * The button to add a campsite, below the results on a phone. On a wide screen the button is beside
 * the page's title.
 */
export function AddOwn() {
  return (
    <section
      aria-labelledby="add-own"
      className="mt-8 rounded border border-dashed border-control p-4 lg:hidden"
    >
      <h2 id="add-own" className="text-base">
        Know a spot that isn’t here?
      </h2>
      <p className="mb-3 text-muted">It stays private till you share it.</p>
      <ButtonLink href="/add-location" variant="secondary" icon={<Icon name="plus" />}>
        {addOwnLabel}
      </ButtonLink>
    </section>
  );
}
