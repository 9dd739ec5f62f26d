import type { ShownFinding } from './finding-row';

export interface AnswerFindingProps {
  tripId: string;
  finding: Pick<ShownFinding, 'key' | 'text' | 'asked'>;
}

/** The API's path that answers a finding. */
export const findingPath = (tripId: string, key: string) => `/api/trips/${tripId}/fit/${key}`;
