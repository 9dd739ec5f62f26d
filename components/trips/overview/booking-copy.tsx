'use client';

import { useEffect, useRef, useState } from 'react';
import { CardHeader } from '@/components/ui/card';
import { copyText } from '@/components/ui/copy-text';
import { Icon } from '@/components/ui/icon';
import { TextareaField } from '@/components/ui/textarea-field';
import { useToast } from '@/components/ui/toast';

/** The headcount's head: what one pastes into a booking is copied, or shown selected where the browser won't copy. */
export function BookingCopy({ text, titleId }: { text: string; titleId: string }) {
  const toast = useToast();
  const box = useRef<HTMLTextAreaElement>(null);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (!refused) return;
    box.current?.focus();
    box.current?.select();
  }, [refused]);

  async function copy() {
    const copied = await copyText(text);
    if (copied) toast.show({ text: 'Copied', tone: 'success' });
    setRefused(!copied);
  }

  return (
    <>
      <CardHeader
        title="Headcount"
        titleId={titleId}
        aside={
          <button
            type="button"
            onClick={copy}
            className="relative inline-flex min-h-7 items-center gap-2 text-sky underline underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-3 print:hidden"
          >
            <Icon name="copy" className="size-4" />
            Copy for the booking
          </button>
        }
      />
      {refused && (
        <TextareaField
          ref={box}
          label="For the booking"
          hint="Your browser wouldn’t copy it. It’s selected, so you can copy it yourself."
          readOnly
          rows={text.split('\n').length}
          value={text}
          className="p-5 pb-0 print:hidden"
        />
      )}
    </>
  );
}
