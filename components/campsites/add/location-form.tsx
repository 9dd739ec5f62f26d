'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useTransition } from 'react';
import { Steps } from '@/components/layout/steps';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useFormDraft } from '@/components/ui/drafts';
import { fieldsOf } from '@/components/ui/fields-of';
import { type FailureWords, showRefusal } from '@/components/ui/show-refusal';
import { TextField } from '@/components/ui/text-field';
import { useToast } from '@/components/ui/toast';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api, refusalOf } from '@/lib/api-client';
import type { SiteDetail } from '@/lib/campsites/schema';
import { searchHref } from '@/lib/campsites/search/search-href';
import { firstCards } from '@/lib/campsites/search-choices';
import type { AddedSite } from '@/lib/campsites/sites/schema';
import type { Tiles } from '../map/base-map';
import { AddButtons } from './add-buttons';
import { useOrigin, withoutSite } from './came-from';
import { ShareField } from './choice-fields';
import { DeleteSite } from './delete-site';
import { FormStep } from './form-step';
import type { SiteForm } from './site-values';
import { featuresOf, mendAsTyped, valuesOf } from './site-values';
import { SpotFields } from './spot-fields';
import { firstStepOf, STEPS, stepFields } from './steps';
import { useSteps } from './use-steps';
import { WhatFields } from './what-fields';

interface Props {
  /** null to add a site. */
  site: SiteDetail | null;
  googleKey: string | null;
  tiles: Tiles | null;
}

/** The typed text stays in the form when the save fails. */
export function LocationForm({ site, googleKey, tiles }: Props) {
  const router = useRouter();
  const toast = useToast();
  const [leaving, startLeaving] = useTransition();
  const form = useSchemaForm(
    () => import('@/lib/campsites/sites/schema').then((schemas) => schemas.newSite),
    {
      defaultValues: valuesOf(site),
    },
  );
  const { isSubmitting, errors } = form.formState;
  useFormDraft(form, 'campsite');
  useEffect(() => mendAsTyped(form), [form]);
  const { step, open, oneAtATime } = useSteps(!site);
  const [checking, startCheck] = useTransition();
  const origin = useOrigin(site?.id ?? null);
  const openStepOf = (fields: string[]) => open(firstStepOf(fields) ?? step);

  const save = form.handleSubmit(
    async (input) => {
      if (leaving) return;
      try {
        if (site) await api.put(`/api/locations/${site.id}`, input);
        const next = site ? origin.href : foundAt(await api.post<AddedSite>('/api/locations', input));
        const text = site ? 'Campsite saved.' : 'Campsite added successfully!';
        toast.show({ text, tone: 'success', onward: true });
        startLeaving(() => router.push(next));
      } catch (error) {
        await openStepOf(Object.keys(refusalOf(error)?.fields ?? {}));
        showRefusal(form, error, failureWords);
      }
    },
    (wrong) => openStepOf(Object.keys(wrong)),
  );
  const goOn = () =>
    startCheck(async () => {
      if (await form.trigger(stepFields[step], { shouldFocus: true })) await open(step + 1);
    });
  const submit = (event: FormEvent) => {
    if (step === STEPS - 1 || !oneAtATime()) return save(event);
    event.preventDefault();
    if (!checking) goOn();
  };
  const part = (number: number) => ({ number, of: STEPS, current: !!site || step === number - 1 });

  return (
    <form onSubmit={submit} noValidate className="space-y-7 sm:space-y-10">
      {!site && (
        <div className="mb-1 hidden one-step:block">
          <Steps number={step + 1} of={STEPS} />
        </div>
      )}
      <FormStep {...part(1)} title="Where is it?">
        {!site && (
          <p className="-mt-4 text-muted">
            Somewhere you know: Gran’s paddock, a creek bend, a ground that isn’t in our list.
          </p>
        )}
        <SpotFields form={form} googleKey={googleKey} tiles={tiles} />
      </FormStep>
      <FormStep {...part(2)} title="What is it like?">
        <WhatFields form={form} known={featuresOf(site)} />
      </FormStep>
      <FormStep {...part(3)} title="Who is it for?">
        <ShareField form={form} sharedNow={site?.share_flag ?? false} />
        <ContactFields form={form} />
      </FormStep>
      {errors.root && <Alert>{errors.root.message}</Alert>}
      {site ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button
            type="submit"
            pending={isSubmitting || leaving}
            pendingText="Saving…"
            className="max-sm:w-full"
          >
            Save
          </Button>
          <DeleteSite site={site} next={withoutSite(origin)} />
        </div>
      ) : (
        <AddButtons
          step={step}
          onNext={goOn}
          onBack={() => open(step - 1)}
          checking={checking}
          saving={isSubmitting || leaving}
        />
      )}
    </form>
  );
}

const UNEXPECTED = 'An unexpected error occurred while saving the location.';

const failureWords: FailureWords = {
  failed: 'Failed to save location.',
  unreachable: UNEXPECTED,
  whole: (words) => (words === UNEXPECTED ? words : `Error: ${words}`),
};

/** Finds the new site by its name, with the widest radius. */
const foundAt = ({ location, search_postcode }: AddedSite) =>
  searchHref({
    postcode: search_postcode ?? '',
    at: null,
    radius: '200',
    q: location.name,
    sources: ['user', 'private'],
    wants: [],
    unsuited: false,
    fit: false,
    view: 'full',
    trip: null,
    shown: firstCards,
    allFit: false,
  });

function ContactFields({ form }: { form: SiteForm }) {
  const field = fieldsOf(form);
  return (
    <>
      <div className="grid gap-7 sm:grid-cols-2 sm:gap-4">
        <TextField
          label="Campsite’s phone"
          optional
          type="tel"
          autoComplete="off"
          {...field('phone_contact')}
        />
        <TextField
          label="Campsite’s email"
          optional
          type="email"
          autoComplete="off"
          {...field('email_contact')}
        />
      </div>
      <TextField
        label="Campsite’s website"
        optional
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        {...field('campsite_url')}
      />
    </>
  );
}
