import type { ShownFinding } from './finding-row';

export interface AnswerFindingProps {
  tripId: string;
  finding: Pick<ShownFinding, 'key' | 'text' | 'asked'>;
}

/** Returns the API's path of the campsite's answer to a finding. */
export const findingPath = (tripId: string, key: string) => `/api/trips/${tripId}/fit/${key}`;
