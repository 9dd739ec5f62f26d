import { Icon } from '@/components/ui/icon';
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

/** As wide as the campsite's picture above it. */
const tile = (
  <span className="grid size-11 place-items-center rounded-inner border border-line">
    <Icon name="split" className="size-5.5" />
  </span>
);

/** Below the campsite, for everybody. */
export const PlanBRows = ({ tripId, rows }: Props) =>
  rows.map(({ id, title, text }) => (
    <StoryRow key={id} lead={tile} title={title} meta={text} href={`/trip/${tripId}/backups`} />
  ));
