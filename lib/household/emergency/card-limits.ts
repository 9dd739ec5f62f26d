export const MAX_CONTACTS = 6;
export const MAX_CARD_TEXT = 300;

export const swimsWords = { yes: 'Yes', 'a little': 'A little', no: 'No' } as const;
