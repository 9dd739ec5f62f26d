export const ages = ['baby', 'toddler', 'child', 'adult'] as const;
export const petTypes = ['Dog', 'Horse', 'Cat', 'Velociraptor'] as const;
