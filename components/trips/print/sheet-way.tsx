import type { ReactNode } from 'react';
import { saidWhere } from '@/components/campsites/site/said-facts';
import { spotText } from '@/lib/campsites/directions';
import { accessTexts } from '@/lib/campsites/known-facts';
import type { TripPage } from '@/lib/trips/trip-page';
import { SheetSection } from './sheet-section';

/** How one gets to the campsite, and whom to call. */
export function SheetWay({ page }: { page: TripPage }) {
  const { trip, location, access } = page;
  const { location: site, ai_suggestion } = location;
  const rows: [word: string, value: ReactNode][] = [
    ['Access', access && accessTexts[access]],
    ['Site', site.phone_contact],
    ['Meeting point', trip.meeting_point],
    ['UHF', trip.uhf_channel && `Channel ${trip.uhf_channel}`],
    [
      'Emergency',
      <>
        <strong>000</strong>, or 112 on any network
      </>,
    ],
  ];
  return (
    <SheetSection id="sheet-way" title="Getting there">
      <p className="sheet-site">{site.name}</p>
      {site.address && <p>{site.address}</p>}
      {site.id && <p className="sheet-spot">{spotText(site)}</p>}
      {ai_suggestion && <p>{saidWhere(ai_suggestion)}, an AI says. Check it before you go.</p>}
      <dl className="sheet-facts">
        {rows.map(
          ([word, value]) =>
            value && (
              <div key={word}>
                <dt>{word}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </SheetSection>
  );
}
