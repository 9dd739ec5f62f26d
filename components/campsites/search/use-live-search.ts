'use client';

import { useRouter } from 'next/navigation';
import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useTransition,
} from 'react';
import { isPlainClick } from '@/components/ui/plain-click';
import {
  campsiteHref,
  readSearchForm,
  type SearchValues,
  searchHref,
} from '@/lib/campsites/search/search-href';
import type { SearchSpot } from '@/lib/campsites/search/search-spot';
import { withOpenFolds } from './open-folds';
import type { SearchPlace } from './place-box';
import { useNearMe } from './use-near-me';

const TYPING_PAUSE = 300;

/**
 * Keeps the page's address in step with the form, and the form with the address. The fields but the place stay the
 * browser's own, so that the form works before and without this, and nothing that is being typed is ever overwritten.
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
    // The page of an earlier search: what has been chosen since then is on its way.
    if (pending && shown !== asked.current) return;
    asked.current = shown;
    setView(values.view);
    if (!form.current || unsent.current || hrefOf(form.current) === shown) return;
    // The address changed by a link, or what was typed turned out to be a place: the fields follow it.
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
    // A name may turn out to be a campsite's, whose page has this one before it.
    const go = isPostcode(wanted) ? router.replace : router.push;
    startTransition(() => go(href, { scroll: false }));
  }

  /** Turns to the list or the map, which needs nothing from the server: the address alone keeps it. */
  function turn(event: MouseEvent<HTMLAnchorElement>) {
    if (!form.current || !isPlainClick(event)) return;
    event.preventDefault();
    const to = view === 'map' ? 'list' : 'map';
    setView(to);
    // The map has the screen to itself then, below the switch.
    event.currentTarget.scrollIntoView?.({ block: 'start' });
    // While a search is on its way a mere change of the address would call it off.
    if (unsent.current || pending) return send({ view: to });
    asked.current = searchHref({ ...readSearchForm(new FormData(form.current)), view: to, all: values.all });
    const kept = withOpenFolds(asked.current, new URLSearchParams(window.location.search));
    window.history.replaceState(null, '', kept);
  }

  /** Changes the search as a link does, together with what stands in the fields by now. */
  function change(to: (values: SearchValues) => SearchValues) {
    if (!form.current) return;
    fill(form.current, searchHref(to(readSearchForm(new FormData(form.current)))));
    send();
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
    // A postcode left half typed gets its error now, not while it grows; a name waits to be chosen or sent.
    onBlur({ target }: FocusEvent<HTMLFormElement>) {
      if (target.name === 'postcode' && isPostcode({ postcode: target.value, at: null })) send();
    },
    onSubmit(event: FormEvent) {
      event.preventDefault();
      if (!place.at && /^near me$/i.test(place.text.trim())) nearMe.locate();
      else send();
    },
  };
  return { form, pending, view, events, place, turn, change, type, choose, open, nearMe };
}

/** Whether nothing has to be looked up by its name. */
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
