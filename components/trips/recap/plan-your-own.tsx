import { ButtonLink } from '@/components/ui/button-link';

/** For a guest after the trip. `href` leads to signing up, and then to planning a trip to the same site with these people. */
export const PlanYourOwn = ({ href }: { href: string }) => (
  <section aria-labelledby="plan-own" className="border-t border-line pt-5">
    <h2 id="plan-own" className="text-next">
      Your turn to pick the spot?
    </h2>
    <p className="mt-1 mb-3 text-body text-muted">
      The families come along by name. You ask them by a link or an email: nobody’s invited till you send it.
    </p>
    <ButtonLink href={href} variant="secondary" className="min-h-13 w-full">
      Plan your own with these families
    </ButtonLink>
  </section>
);
