'use client';

import { useState } from 'react';
import { useController } from 'react-hook-form';
import { inAustralia, OUTSIDE } from '@/lib/campsites/australia';
import { CHOOSE_ADDRESS } from '@/lib/campsites/sites/rules';
import type { Position } from '@/lib/geometry';
import type { Tiles } from '../map/base-map';
import { PinMap } from '../map/pin-map';
import { AddressField } from './address-field';
import type { SiteForm } from './site-values';
import { StateField } from './state-field';

interface Props {
  form: SiteForm;
  googleKey: string | null;
  tiles: Tiles | null;
}

/** An address from the suggestions, a pin at the exact spot, or both. Either alone is enough. */
export function SpotFields({ form, googleKey, tiles }: Props) {
  const { control } = form;
  const address = useController({ name: 'address', control });
  const latitude = useController({ name: 'latitude', control });
  const longitude = useController({ name: 'longitude', control });
  // A pin that the person set stays when the address changes; one that came with a suggestion goes
  // when the suggestion's text changes.
  const [byHand, setByHand] = useState(latitude.field.value !== undefined);

  const setPosition = (position: Position | null) => {
    latitude.field.onChange(position?.latitude);
    longitude.field.onChange(position?.longitude);
    form.setValue('state', null);
    if (!position) return;
    form.clearErrors('longitude');
    if (inAustralia(position)) form.clearErrors('latitude');
    else form.setError('latitude', { message: OUTSIDE });
  };
  const position =
    latitude.field.value !== undefined && longitude.field.value !== undefined
      ? { latitude: latitude.field.value, longitude: longitude.field.value }
      : null;
  const wrong = [address, latitude, longitude].map(({ fieldState }) => fieldState.error?.message);

  return (
    <div className="space-y-3">
      <AddressField
        googleKey={googleKey}
        value={address.field.value ?? ''}
        error={wrong.find(Boolean)}
        ref={(element) => {
          address.field.ref(element);
          latitude.field.ref(element);
          longitude.field.ref(element);
        }}
        onValueChange={(text) => {
          address.field.onChange(text);
          if (!byHand) setPosition(null);
        }}
        onPick={(picked) => {
          setByHand(false);
          setPosition(picked);
          if (!picked) form.setError('latitude', { message: CHOOSE_ADDRESS });
        }}
      />
      <PinMap
        position={position}
        tiles={tiles}
        onMove={(moved) => {
          setByHand(true);
          setPosition(moved);
        }}
      />
      <StateField form={form} position={position} />
    </div>
  );
}
