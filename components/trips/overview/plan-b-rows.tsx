import { StoryRow } from './story-row';

export interface PlanBRow {
  id: string;
  title: string;
  text: string;
}

interface Props {
  tripId: string;
  rows: readonly PlanBRow[];
}

/** Below the campsite, for everybody. */
export const PlanBRows = ({ tripId, rows }: Props) =>
  rows.map(({ id, title, text }) => (
    <StoryRow key={id} lead="split" title={title} meta={text} href={`/trip/${tripId}/backups`} />
  ));
