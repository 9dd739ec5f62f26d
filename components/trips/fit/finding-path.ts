import type { ShownFinding } from './finding-row';

export interface AnswerFindingProps {
  tripId: string;
  finding: Pick<ShownFinding, 'key' | 'text' | 'asked'>;
}

export const findingPath = (tripId: string, key: string) => `/api/trips/${tripId}/fit/${key}`;
