'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { SettingRow } from '@/components/ui/setting-row';
import { useToast } from '@/components/ui/toast';
import { api } from '@/lib/api-client';
import { ProofDialog } from './proof-dialog';

interface Props {
  linked: boolean;
  withPassword: boolean;
  /** True when the Google account is already linked to another account of Campmates. */
  taken: boolean;
}

/**
 * Links a Google account to an account with a password, or removes the link. For both, the person
 * has to prove who they are.
 */
export function GoogleLink({ linked, withPassword, taken }: Props) {
  const router = useRouter();
  const toast = useToast();
  const [asking, setAsking] = useState(false);

  async function link(proof: object) {
    const { url } = await api.post<{ url: string }>('/api/account/google', proof);
    window.location.assign(url);
  }

  async function unlink(proof: object) {
    const { message } = await api.post<{ message: string }>('/api/account/google/unlink', proof);
    setAsking(false);
    toast.show({ text: message, tone: 'success' });
    router.refresh();
  }

  return (
    <SettingRow icon="globe" title="Google" detail={linked ? 'Linked' : 'Not linked'} open={taken}>
      {taken && <Alert>That Google account already logs in to a different Campmates account.</Alert>}
      <p className="text-muted">{wordsFor(linked, withPassword)}</p>
      {withPassword && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {linked ? 'Unlink Google' : 'Link Google'}
        </Button>
      )}
      <ProofDialog
        open={asking}
        title={linked ? 'Unlink Google?' : 'Link Google?'}
        detail={
          linked
            ? 'You’ll log in with your password alone, and every other browser is logged out.'
            : 'Next, Google asks which of your Google accounts to use.'
        }
        confirmLabel={linked ? 'Unlink' : 'Go on to Google'}
        withPassword={withPassword}
        onProof={linked ? unlink : link}
        onCancel={() => setAsking(false)}
      />
    </SettingRow>
  );
}

function wordsFor(linked: boolean, withPassword: boolean): string {
  if (!linked) return 'Link Google, and you can log in without typing your password.';
  return withPassword ? 'You can log in with Google or with your password.' : 'You log in with Google.';
}
