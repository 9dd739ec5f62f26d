'use client';

import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useDraft } from '@/components/ui/drafts';
import { FILL_ALL } from '@/lib/account/profile/profile-fields';
import type { ProfileInput } from '@/lib/account/profile/schema';
import { readPlaceText } from '@/lib/places/place-text';
import { PlaceField } from './place-field';

interface Props {
  control: Control<ProfileInput>;
  text: string;
  words: (message: string | undefined) => string | undefined;
}

export function PlacePicker({ control, text: firstText, words }: Props) {
  const [text, setText] = useState(firstText);
  useDraft('place', () => text, setText);
  const suburb = useController({ name: 'suburb', control });
  const postcode = useController({ name: 'postcode', control });
  const setPlace = (name: string, code: string) => {
    suburb.field.onChange(name);
    postcode.field.onChange(code);
  };
  const message = suburb.fieldState.error?.message ?? postcode.fieldState.error?.message;
  return (
    <PlaceField
      label="Suburb or postcode"
      hint="Start typing, then choose from the list. We’ll search for campsites from here."
      value={text}
      error={message === FILL_ALL && text.trim() ? CHOOSE : words(message)}
      ref={(element) => {
        suburb.field.ref(element);
        postcode.field.ref(element);
      }}
      // A fully typed place counts even if the person didn't pick a suggestion, because suggestions
      // may fail to load.
      onValueChange={(typed) => {
        const read = readPlaceText(typed);
        setText(typed);
        setPlace(read.suburb, read.postcode.length === 4 ? read.postcode : '');
      }}
      onPick={({ placeName, postalCode }) => setPlace(placeName, postalCode)}
    />
  );
}

const CHOOSE = 'Please choose your suburb from the suggestions so we know its postcode.';
