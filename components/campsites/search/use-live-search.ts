'use client';

import { useRouter } from 'next/navigation';
import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useTransition,
} from 'react';
import {
  campsiteHref,
  readSearchForm,
  type SearchValues,
  searchHref,
} from '@/lib/campsites/search/search-href';
import type { SearchSpot } from '@/lib/campsites/search/search-spot';
import type { Stop } from '@/lib/campsites/search-choices';
import { withOpenFolds } from './open-folds';
import type { SearchPlace } from './place-box';
import { useNearMe } from './use-near-me';

const TYPING_PAUSE = 300;

/**
 * Keeps the page's URL and the form in sync. All fields except the place are uncontrolled, so that
 * the form works without scripts, and a response doesn't overwrite what the person is typing.
 */
export function useLiveSearch(values: SearchValues) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [view, setView] = useState(values.view);
  const [place, setPlace] = useState(placeOf(values));
  const nearMe = useNearMe((at) => choose({ name: 'Near me', at }));
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsent = useRef(false);
  const shown = searchHref(values);
  const asked = useRef(shown);

  const follow = useEffectEvent(() => {
    // Ignores the values of an earlier search while a later search is still loading.
    if (pending && shown !== asked.current) return;
    asked.current = shown;
    setView(values.view);
    if (!form.current || unsent.current || hrefOf(form.current) === shown) return;
    // The fields are outdated, because a link changed the URL or the typed text turned out to be a
    // place.
    fill(form.current, shown);
    setPlace(placeOf(values));
  });
  useEffect(() => follow(), [shown, values.view]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function send(chosen?: Partial<SearchValues>) {
    clearTimeout(timer.current);
    if (!form.current) return;
    unsent.current = false;
    const wanted = { ...readSearchForm(new FormData(form.current)), ...chosen };
    const href = searchHref(wanted);
    if (href === asked.current) return;
    asked.current = href;
    // The typed name may be a campsite's, and then that campsite's page opens. The search therefore
    // gets a new history entry, so that Back from the campsite's page returns to the search.
    const go = isPostcode(wanted) ? router.replace : router.push;
    startTransition(() => go(href, { scroll: false }));
  }

  /**
   * Pulls the list up or down. This changes only the URL, unless a search is loading or not sent
   * yet: changing only the URL would cancel the loading search.
   */
  function turn(to: Stop) {
    if (to === view) return;
    setView(to);
    if (unsent.current || pending) return send({ view: to });
    asked.current = searchHref({ ...values, view: to });
    const kept = withOpenFolds(asked.current, new URLSearchParams(window.location.search));
    window.history.replaceState(null, '', kept);
  }

  function type(text: string) {
    unsent.current = true;
    nearMe.forget();
    setPlace({ text, at: null });
  }

  function choose({ name, at }: SearchSpot) {
    setPlace({ text: name, at });
    send({ postcode: name, at });
  }

  function open(site: string) {
    startTransition(() => router.push(campsiteHref(values.trip, site)));
  }

  const events = {
    onChange({ target }: ChangeEvent<HTMLFormElement>) {
      clearTimeout(timer.current);
      unsent.current = true;
      if (target.name === 'q') timer.current = setTimeout(() => send(), TYPING_PAUSE);
      else if (target.name !== 'postcode' || /^\d{4}$/.test(target.value.trim())) send();
    },
    // An unfinished postcode gets its error only on blur. A typed name is looked up only when the
    // person chooses a suggestion or submits.
    onBlur({ target }: FocusEvent<HTMLFormElement>) {
      if (target.name === 'postcode' && isPostcode({ postcode: target.value, at: null })) send();
    },
    onSubmit(event: FormEvent) {
      event.preventDefault();
      if (!place.at && /^near me$/i.test(place.text.trim())) nearMe.locate();
      else send();
    },
  };
  return { form, pending, view, events, place, turn, type, choose, open, nearMe };
}

/** True when the place is a position or a postcode, and so needs no lookup by name. */
const isPostcode = ({ postcode, at }: Pick<SearchValues, 'postcode' | 'at'>) =>
  at !== null || /^\d*$/.test(postcode.trim());

const placeOf = ({ postcode, at }: SearchValues): SearchPlace => ({ text: postcode, at });

const hrefOf = (form: HTMLFormElement) => searchHref(readSearchForm(new FormData(form)));

function fill(form: HTMLFormElement, href: string): void {
  const query = new URLSearchParams(href.split('?')[1]);
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = query.getAll(field.name).includes(field.value);
    else if (
      (field instanceof HTMLInputElement && field.type !== 'hidden' && field.name !== 'postcode') ||
      field instanceof HTMLSelectElement
    )
      field.value = query.get(field.name) ?? '';
  }
}
