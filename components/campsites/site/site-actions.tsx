import type { ReactNode } from 'react';
import { spotText } from '@/lib/campsites/directions';
import type { SiteDetail } from '@/lib/campsites/schema';
import { siteHost } from '@/lib/text';
import { Directions } from './directions';
import { phoneLink } from './phone-link';
import { SiteWay } from './site-way';

/** Every way to reach a campsite that is known, and beside them what else can be done with it. */
export function SiteActions({ site, children }: { site: SiteDetail; children: ReactNode }) {
  const { phone_contact, email_contact, campsite_url } = site;
  return (
    <div className="site-actions">
      <Directions site={site} />
      {phone_contact && (
        <SiteWay icon="phone" word="Call" value={phone_contact} href={phoneLink(phone_contact)} />
      )}
      {campsite_url && (
        <SiteWay icon="globe" word="Website" value={siteHost(campsite_url)} href={campsite_url} />
      )}
      {email_contact && (
        <SiteWay
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
