'use client';

import { useEffect, useRef, useState } from 'react';
import { copyText } from '@/components/ui/copy-text';
import { Icon } from '@/components/ui/icon';
import { TextareaField } from '@/components/ui/textarea-field';
import { useToast } from '@/components/ui/toast';
import { ToolRow } from '@/components/ui/tool-row';

/**
 * A button that copies the headcount as text, to paste into a campsite booking. If the browser refuses
 * to copy, shows the text selected, so that the person can copy it.
 */
export function BookingCopy({ text }: { text: string }) {
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
      <ToolRow role="menuitem" icon={<Icon name="copy" />} onClick={copy}>
        Copy the headcount for the booking
      </ToolRow>
      {refused && (
        <TextareaField
          ref={box}
          label="For the booking"
          hint="Your browser wouldn’t copy it. It’s selected, so you can copy it yourself."
          readOnly
          rows={text.split('\n').length}
          value={text}
          className="p-5"
        />
      )}
    </>
  );
}
