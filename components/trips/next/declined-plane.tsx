import type { ReactNode, Ref } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { PlaneHeading, PlaneText, planeButton } from '@/components/ui/plane';

interface Props {
  tripId: string;
  heading: Ref<HTMLHeadingElement>;
  /** What coming after all would be like: "There’s still room on the pitches." */
  text: string;
  /** Takes back the answer that was just given. */
  undo: ReactNode;
}

/** The way back has an outline only, because nothing presses. */
export const DeclinedPlane = ({ tripId, heading, text, undo }: Props) => (
  <>
    <div className="flex items-baseline gap-3">
      <div className="min-w-0 flex-1">
        <PlaneHeading ref={heading}>You’re not going</PlaneHeading>
      </div>
      {undo}
    </div>
    <PlaneText>Changed your mind? {text}</PlaneText>
    <ButtonLink
      href={`/trip/${tripId}/attendance`}
      variant="secondary"
      className={`${planeButton} mt-4 lg:w-56`}
    >
      I can come after all
    </ButtonLink>
  </>
);
