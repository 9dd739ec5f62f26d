import { phoneLink } from '@/components/campsites/site/phone-link';
import { buttonLook } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { siteHost } from '@/lib/text';
import { askMail } from '../next/ask-site';

export interface AskGas {
  name: string;
  phone: string | null;
  email: string | null;
  url: string | null;
}

const question = 'There’s a total fire ban while we’re with you. What about gas stoves?';

/** Rules for gas differ by state and by site, so only the site can say. */
export function AskGasButton({ name, phone, email, url, quiet }: AskGas & { quiet: boolean }) {
  const [verb, to, href, icon] = phone
    ? (['Ring', phone, phoneLink(phone), 'phone'] as const)
    : email
      ? (['Email', email, askMail(email, name, [question]), 'mail'] as const)
      : (['Ask', siteHost(url ?? ''), url ?? '', 'globe'] as const);
  return (
    <div className="px-5 pt-1 pb-5 text-center">
      <a
        href={href}
        rel="noreferrer nofollow"
        className={buttonLook({ variant: quiet ? 'secondary' : 'primary' }, 'min-h-13 w-full')}
      >
        <Icon name={icon} />
        <span className="min-w-0 wrap-anywhere">{verb} the site about gas stoves</span>
      </a>
      <p className="mt-2 text-meta text-muted wrap-anywhere">
        {name}, {to}
      </p>
    </div>
  );
}
