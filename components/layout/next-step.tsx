import { ButtonLink } from '../ui/button-link';
import { Icon } from '../ui/icon';

/** For newcomers, at the end of the page on which they have set up something. */
export function NextStep({ href, children }: { href: string; children: string }) {
  return (
    <p className="mt-6 flex justify-end">
      <ButtonLink href={href} className="max-sm:w-full">
        {children}
        <Icon name="arrow-right" />
      </ButtonLink>
    </p>
  );
}
