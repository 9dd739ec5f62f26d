'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { SettingRow } from '@/components/ui/setting-row';
import { useToast } from '@/components/ui/toast';
import { api } from '@/lib/api-client';
import { ProofDialog } from './proof-dialog';

type Asking = 'export' | 'delete';

/**
 * Downloads all of a person's data, or deletes the account. For both, the person has to prove again
 * who they are.
 */
export function OwnData({ withPassword }: { withPassword: boolean }) {
  const toast = useToast();
  const [asking, setAsking] = useState<Asking>();

  async function download(proof: object) {
    const everything = await api.post<unknown>('/api/account/export', proof);
    const file = new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' });
    const link = Object.assign(document.createElement('a'), {
      href: URL.createObjectURL(file),
      download: 'campmates-export.json',
    });
    link.click();
    URL.revokeObjectURL(link.href);
    setAsking(undefined);
    toast.show({ text: 'Your data is in campmates-export.json.', tone: 'success' });
  }

  async function leave(proof: object) {
    await api.post('/api/account/delete', proof);
    window.location.assign('/logged-out');
  }

  return (
    <SettingRow
      icon="user-round-cog"
      title="Download or delete"
      detail="Your data as a file, or all of it gone"
    >
      <p className="text-muted">Download everything Campmates keeps about you, as a file.</p>
      <Button variant="secondary" onClick={() => setAsking('export')}>
        Download my data
      </Button>
      <p className="text-muted">Leaving? Deleting your account deletes all of it, for good.</p>
      {/* The button has only red text, because solid red is kept for the dialog's confirm
            button. */}
      <Button variant="quiet" className="-ml-5 text-ember!" onClick={() => setAsking('delete')}>
        Delete my account
      </Button>
      <ProofDialog
        open={asking === 'export'}
        title="Download everything?"
        detail="One JSON file with your profile, crew, rides, gear, campsites, trips and answers."
        confirmLabel="Download"
        withPassword={withPassword}
        onProof={download}
        onCancel={() => setAsking(undefined)}
      />
      <ProofDialog
        open={asking === 'delete'}
        title="Delete your account?"
        detail="This deletes your profile, crew, rides, gear and trips for good, and we’ll tell the people you invited. Campsites you shared stay on the trips that use them, and what you paid or owe stays in other people’s trips, without your name."
        confirmLabel="Delete for good"
        danger
        withPassword={withPassword}
        onProof={leave}
        onCancel={() => setAsking(undefined)}
      />
    </SettingRow>
  );
}
