'use client';

import { type ComponentType, useCallback, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { usePreload } from '@/components/ui/late-part';
import type { ChoiceProps } from './choice-findings';

/**
 * Whether what is ticked suits the campsite, said again at each change. It is advice: its script comes when the page
 * has nothing else to do, and where it can't be loaded the form does without.
 */
export function ChoiceFit({ className, ...props }: ChoiceProps & { className?: string }) {
  const [Findings, setFindings] = useState<ComponentType<ChoiceProps>>();
  const preload = useCallback(() => {
    import('./choice-findings').then(
      (part) => setFindings(() => part.ChoiceFindings),
      () => undefined,
    );
  }, []);
  usePreload({ preload });
  return (
    <div aria-live="polite" className={classNames('empty:m-0!', className)}>
      {Findings && <Findings {...props} />}
    </div>
  );
}
