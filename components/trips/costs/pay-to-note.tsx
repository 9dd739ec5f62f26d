'use client';

import { Button } from '@/components/ui/button';
import { latePart, usePreload } from '@/components/ui/late-part';
import { useToggle } from '@/components/ui/use-toggle';
import type { PayToProps } from './pay-to-form';

const PayToForm = latePart<PayToProps & { onDone: () => void }>(() =>
  import('./pay-to-form').then((part) => part.PayToForm),
);

/** Shows how the reader's household wants to be paid, with a form to change it. */
export function PayToNote(props: PayToProps) {
  const { payTo } = props;
  const { open, setOpen, opener } = useToggle('How you’re paid');
  usePreload(PayToForm);
  return (
    <div className="pay-to">
      {open ? (
        <PayToForm {...props} onDone={() => setOpen(false)} />
      ) : (
        <>
          <p>{payTo ? `You’re paid to: ${payTo}` : 'How would you like to be paid?'}</p>
          <Button ref={opener} variant="quiet" size="sm" onClick={() => setOpen(true)}>
            {payTo ? 'Change' : 'Add'}
            <span className="sr-only"> how you’re paid</span>
          </Button>
        </>
      )}
    </div>
  );
}
