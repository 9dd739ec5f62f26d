'use client';

import { type ComponentType, useCallback, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { usePreload } from '@/components/ui/late-part';
import type { ChoiceProps } from './choice-findings';

/** Only advice, so its script loads while the page is idle, and the form works without it. */
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
