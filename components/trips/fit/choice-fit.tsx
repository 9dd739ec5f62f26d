'use client';

import { type ComponentType, useCallback, useState } from 'react';
import { usePreload } from '@/components/ui/late-part';
import type { ChoiceProps } from './choice-findings';

/**
 * Says at each change of the ticks whether they suit the campsite. This is only advice: its script
 * loads while the page is idle, and the form works without it.
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
