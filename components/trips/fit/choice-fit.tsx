'use client';

import { type ComponentType, useCallback, useState } from 'react';
import { usePreload } from '@/components/ui/late-part';
import type { ChoiceProps } from './choice-findings';

/**
 * Says whether the ticked people and vehicles suit the campsite, after each change. This is only
 * advice, so its script loads while the page is idle, and the form works without it.
 */
export function ChoiceFit(props: ChoiceProps) {
  const [Findings, setFindings] = useState<ComponentType<ChoiceProps>>();
  const preload = useCallback(() => {
    import('./choice-findings').then(
      (part) => setFindings(() => part.ChoiceFindings),
      () => undefined,
    );
  }, []);
  usePreload({ preload });
  return (
    <div aria-live="polite" className="empty:m-0!">
      {Findings && <Findings {...props} />}
    </div>
  );
}
