import { convoyText, needTow, type VehicleKind } from './planned-car';

const prado = { name: 'Mia’s Prado', convoy: 'lead' } as const;
const hilux = { name: 'Tom’s Hilux', convoy: 'tail' } as const;
const corolla = { name: 'Ann’s Corolla', convoy: null };

test('says which car leads and which comes last, if these are chosen', () => {
  expect(convoyText([corolla, hilux, prado])).toBe('Mia’s Prado leads, Tom’s Hilux comes last');
  expect(convoyText([prado, corolla])).toBe('Mia’s Prado leads');
  expect(convoyText([hilux])).toBe('Tom’s Hilux comes last');
  expect(convoyText([corolla])).toBeNull();
});

const car = { type: 'car' } as const;
const caravan = { type: 'trailer', trailer_type: 'Caravan' } as const;
const box = { type: 'trailer', trailer_type: 'Other' } as const;
const powerboat = { type: 'boat', boat_type: 'Powerboat' } as const;
const kayak = { type: 'boat', boat_type: 'Paddleboat' } as const;

test.each<[string, VehicleKind[], VehicleKind[]]>([
  ['a car and a kayak need none', [car, kayak], []],
  ['a caravan does', [car, caravan], [caravan]],
  ['a boat on its trailer counts once', [box, powerboat], [powerboat]],
  ['a second trailer counts for itself', [box, powerboat, box], [powerboat, box]],
  ['a caravan carries no boat', [caravan, powerboat], [caravan, powerboat]],
])('%s', (_, vehicles, towed) => expect(needTow(vehicles)).toEqual(towed));
