'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { failureText } from '@/components/ui/failure-text';
import { Icon } from '@/components/ui/icon';
import { useToast } from '@/components/ui/toast';
import { api } from '@/lib/api-client';

export function SaveSite({ siteId, saved: given }: { siteId: string; saved: boolean }) {
  const { saved, pressed, toggle } = useSaved(siteId, given);
  return (
    <>
      <button type="button" className="site-action" onClick={toggle}>
        <Icon name="bookmark" className={saved ? 'fill-current text-eucalypt' : undefined} />
        <span>
          {saved ? 'Saved' : 'Save'}
          <span className="sr-only">{saved ? ' in your campsites: take it out' : ' to your campsites'}</span>
        </span>
      </button>
      {/* In the button, this status would replace the accessible name. */}
      <span role="status" className="sr-only">
        {pressed && (saved ? 'In your campsites.' : 'No longer in your campsites.')}
      </span>
    </>
  );
}

/** Requests run one after the other, and a refused change is undone. */
function useSaved(siteId: string, given: boolean) {
  const router = useRouter();
  const toast = useToast();
  const [shown, setShown] = useState(given);
  const [pressed, setPressed] = useState(false);
  const wanted = useRef(given);
  const sending = useRef(false);
  const held = useRef(given);

  const send = async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      // If the person presses again during the request, the newest choice is sent.
      while (held.current !== wanted.current) {
        const saved = wanted.current;
        await api.put(`/api/locations/${siteId}/saved`, { saved });
        held.current = saved;
      }
      // Back may lead to a page that lists the saved sites.
      router.refresh();
    } catch (error) {
      wanted.current = held.current;
      setShown(held.current);
      toast.show({ text: failureText(error, 'This could not be saved. Please try again.'), tone: 'danger' });
    } finally {
      sending.current = false;
    }
  };

  const toggle = () => {
    wanted.current = !wanted.current;
    setShown(wanted.current);
    setPressed(true);
    return send();
  };

  return { saved: shown, pressed, toggle };
}
