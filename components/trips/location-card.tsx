import { Globe, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { mapLink } from '@/lib/trips/map-link';
import type { TripLocation } from '@/lib/trips/schema';
import { siteHost } from '@/lib/trips/site-host';
import { Badge } from '../ui/badge';
import { Card, CardBody, CardHeader } from '../ui/card';

/** Where a trip goes, with every way to reach the place that is known. */
export function LocationCard({ location, features }: TripLocation) {
  const { name, address, phone_contact, email_contact, campsite_url, drivetrain, pet_friendly } = location;
  const facts = [
    drivetrain,
    pet_friendly !== null && (pet_friendly ? 'Pets welcome' : 'No pets'),
    ...features.map((feature) => feature.name),
  ].filter((fact) => typeof fact === 'string');
  const map = location.latitude === null ? null : mapLink(location);
  return (
    <Card as="section" aria-labelledby="where">
      <CardHeader title="Where" titleId="where" />
      <CardBody>
        <p className="font-semibold">{name}</p>
        <ul className="mt-1">
          {map ? (
            <Way Icon={MapPin} href={map}>
              {address ?? 'Show on a map'}
            </Way>
          ) : (
            address && <li className="text-muted">{address}</li>
          )}
          {phone_contact && (
            <Way Icon={Phone} href={phoneLink(phone_contact)}>
              {phone_contact}
            </Way>
          )}
          {email_contact && (
            <Way Icon={Mail} href={`mailto:${encodeURIComponent(email_contact)}`}>
              {email_contact}
            </Way>
          )}
          {campsite_url && (
            <Way Icon={Globe} href={campsite_url}>
              {siteHost(campsite_url)}
            </Way>
          )}
        </ul>
        {facts.length > 0 && (
          <ul aria-label="What is there" className="mt-3 flex flex-wrap gap-2">
            {facts.map((fact) => (
              <li key={fact}>
                <Badge>{fact}</Badge>
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}

/** The first of the numbers that the text may hold. */
const phoneLink = (text: string) => `tel:${(text.split(/[;,/]/)[0] ?? '').replace(/[^\d+]/g, '')}`;

function Way({ Icon, href, children }: { Icon: LucideIcon; href: string; children: ReactNode }) {
  return (
    <li>
      <a
        href={href}
        rel="noreferrer nofollow"
        className="flex min-h-11 items-center gap-2.5 text-sky underline underline-offset-4"
      >
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        <span className="min-w-0">{children}</span>
      </a>
    </li>
  );
}
