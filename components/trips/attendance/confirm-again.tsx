import type { Trip } from '@/lib/trips/schema';
import { AskAgain } from './ask-again';
import { WhatChanged } from './what-changed';

interface Props extends Pick<Parameters<typeof WhatChanged>[0], 'agreedTo'> {
  trip: Pick<Trip, 'id' | 'start_date' | 'end_date' | 'location_name' | 'dates_open' | 'site_open'>;
}

/** The trip's dates or site have changed since the household answered Going. */
export const ConfirmAgain = ({ trip, agreedTo }: Props) => (
  <AskAgain trip={trip} title="Are you still going?" yes="Still going">
    <WhatChanged trip={trip} agreedTo={agreedTo} />
  </AskAgain>
);
