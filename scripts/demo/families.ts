export interface Family {
  email: string;
  username: string;
  name: string;
  suburb: string;
  postcode: string;
  crew: object[];
  rides: object[];
  gear: { name: string; shared: boolean }[];
}

const camper = (name: string, age: string, diet?: string) => ({ type: 'camper', name, age, diet });
const dog = (name: string) => ({ type: 'pet', name, pet_type: 'Dog', breed: 'Kelpie' });
const car = (make: string, model: string, drivetrain: string, seats: number) => ({
  type: 'car',
  make,
  model,
  colour: 'White',
  drivetrain,
  seats,
  can_tow: true,
});
const shared = (...names: string[]) => names.map((name) => ({ name, shared: true }));
const home = { suburb: 'Marrickville', postcode: '2204' };

/** The first family organises the trips, and the last one has declined the next trip. */
export const families: readonly [Family, Family, Family, Family, Family] = [
  {
    ...home,
    email: 'olivia@example.com',
    username: 'olivia',
    name: 'Olivia Hart',
    crew: [camper('Ben', 'adult'), camper('Ruby', 'child'), dog('Biscuit')],
    rides: [
      {
        ...car('Toyota', 'Prado', '4 Wheel Drive', 7),
        tow_limit_kg: 3000,
        ball_limit_kg: 250,
        gvm_kg: 2990,
      },
      { type: 'trailer', trailer_type: 'Camper Trailer', atm_kg: 2400, tare_kg: 1880, ball_kg: 290 },
    ],
    gear: [
      ...shared('Gazebo', '4 camp chairs', 'Gas stove', '6-person tent'),
      { name: 'Guitar', shared: false },
    ],
  },
  {
    ...home,
    email: 'sam@example.com',
    username: 'samk',
    name: 'Sam Kaur',
    crew: [camper('Jas', 'adult', 'Peanut allergy'), camper('Anaya', 'child')],
    rides: [car('Toyota', 'Corolla', '2 Wheel Drive', 5)],
    gear: shared('Esky', '2 camp chairs', '4-person tent'),
  },
  {
    ...home,
    email: 'pat@example.com',
    username: 'patm',
    name: 'Pat Murphy',
    crew: [camper('Finn', 'toddler')],
    rides: [{ ...car('Ford', 'Ranger', '4 Wheel Drive', 5), tow_limit_kg: 3500, ball_limit_kg: 350 }],
    gear: shared('20 L jerry can of water', 'Camp oven'),
  },
  {
    ...home,
    email: 'linh@example.com',
    username: 'linh',
    name: 'Linh Tran',
    crew: [camper('Minh', 'adult')],
    rides: [],
    gear: [],
  },
  {
    ...home,
    email: 'dave@example.com',
    username: 'dave',
    name: 'Dave Christodoulopoulos-Featherstonehaugh',
    crew: [],
    rides: [],
    gear: [],
  },
];

export const guest = {
  name: 'Grant Reid',
  attending: true,
  crew: [{ type: 'camper', name: 'Grant Reid', age: 'adult' }],
  vehicles: [
    {
      type: 'car',
      make: 'Subaru',
      model: 'Outback',
      colour: 'Green',
      drivetrain: 'All Wheel Drive',
      seats: 5,
    },
  ],
};
