import { needTow, type VehicleKind } from './needs-tow';

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
