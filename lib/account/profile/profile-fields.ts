export const FILL_ALL = 'Please fill out all fields.';

export const camperFields = ['camper_1', 'camper_2', 'camper_3', 'camper_4', 'camper_5'] as const;
