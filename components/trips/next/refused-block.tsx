'use client';

import type { Ref } from 'react';
import { mendingPage } from '@/components/offline/mend';
import { Button, type ButtonProps } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { PlaneHeading, PlaneText, planeButton } from '@/components/ui/plane';
import { askWorker } from '@/lib/offline/ask-worker';
import type { KeptChange } from '@/lib/offline/changes';

interface Props {
  change: KeptChange;
  heading: Ref<HTMLHeadingElement>;
}

/** A change of this device that the server refused. It comes before everything else. */
export function RefusedBlock({ change, heading }: Props) {
  const { id, label, refused } = change;
  return (
    <div className="lg:flex lg:items-center lg:gap-6">
      <div className="min-w-0 flex-1">
        <p className="kicker text-muted">Next</p>
        <PlaneHeading ref={heading}>That didn’t save</PlaneHeading>
        <PlaneText>{label}</PlaneText>
        <p className="mt-2 flex gap-2.5 text-body text-ember wrap-anywhere">
          <Icon name="triangle-alert" className="mt-px" />
          {refused?.words}
        </p>
      </div>
      <div className="mt-4 lg:mt-0 lg:w-56">
        <Mend change={change} className={planeButton} />
        <Button
          variant="quiet"
          aria-label={`Dismiss: ${label}`}
          onClick={() => void askWorker('takeBackChange', { id })}
          className={`${planeButton} -mb-2`}
        >
          Dismiss
        </Button>
      </div>
    </div>
  );
}

/** The same in the list of all things. */
export const RefusedRow = ({ change }: { change: KeptChange }) => (
  <div className="flex min-h-13 items-start gap-3.5 border-b border-line py-3 large-text:flex-wrap">
    <Icon name="triangle-alert" className="mt-px size-5.5 text-ember" />
    <p className="min-w-0 flex-1 wrap-anywhere">
      <span className="block text-row font-medium">That didn’t save</span>
      <span className="block text-meta text-muted">{change.label}</span>
    </p>
    <Mend change={change} variant="secondary" size="sm" className="min-h-11" />
  </div>
);

function Mend({
  change,
  ...look
}: { change: KeptChange } & Pick<ButtonProps, 'variant' | 'size' | 'className'>) {
  const page = mendingPage(change);
  if (page)
    return (
      <ButtonLink {...look} href={page.href}>
        {page.label}
      </ButtonLink>
    );
  return (
    <Button
      {...look}
      aria-label={`Try again: ${change.label}`}
      onClick={() => void askWorker('retryChange', { id: change.id })}
    >
      Try again
    </Button>
  );
}
