import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { spotText } from '@/lib/campsites/directions';
import type { SiteDetail } from '@/lib/campsites/schema';
import { siteHost } from '@/lib/text';
import { Directions } from './directions';
import { phoneLink } from './phone-link';

/** Every way to reach a campsite that is known, and beside them what else can be done with it. */
export function SiteActions({ site, children }: { site: SiteDetail; children: ReactNode }) {
  const { phone_contact, email_contact, campsite_url } = site;
  return (
    <div className="site-actions">
      <Directions site={site} />
      {phone_contact && (
        <Way icon="phone" word="Call" value={phone_contact} href={phoneLink(phone_contact)} />
      )}
      {campsite_url && <Way icon="globe" word="Website" value={siteHost(campsite_url)} href={campsite_url} />}
      {email_contact && (
        <Way
          icon="mail"
          word="Email"
          value={email_contact}
          href={`mailto:${encodeURIComponent(email_contact)}`}
        />
      )}
      {children}
      <p className="max-lg:hidden">{spotText(site)}</p>
    </div>
  );
}

interface WayProps {
  icon: IconName;
  /** What it does, which is all that a phone has room for. */
  word: string;
  value: string;
  href: string;
}

function Way({ icon, word, value, href }: WayProps) {
  return (
    <a href={href} rel="noreferrer nofollow" aria-label={`${word}: ${value}`} className="site-action">
      <Icon name={icon} />
      <span className="lg:hidden">{word}</span>
      <span className="max-lg:hidden">{value}</span>
    </a>
  );
}
