import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { SiteDetail } from '@/lib/campsites/schema';
import { siteHost } from '@/lib/text';
import { Directions } from './directions';
import { phoneLink } from './phone-link';
import { SiteWay } from './site-way';

interface Props {
  site: SiteDetail;
  /** Shown on wide screens. */
  plan: ReactNode;
  /** True when the button that asks the site leads to its website. */
  asksOnline: boolean;
  children: ReactNode;
}

export function SiteActions({ site, plan, asksOnline, children }: Props) {
  const { phone_contact, email_contact, campsite_url } = site;
  const all = phone_contact && email_contact && campsite_url;
  return (
    <div className={classNames('site-actions', all && 'five-actions')}>
      {plan}
      <Directions site={site} gpx={`/api/locations/${site.id}/site.gpx`} />
      {phone_contact && (
        <SiteWay icon="phone" word="Call" value={phone_contact} href={phoneLink(phone_contact)} />
      )}
      {campsite_url && !asksOnline && (
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
    </div>
  );
}
