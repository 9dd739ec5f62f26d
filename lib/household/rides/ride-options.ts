export const trailerTypes = ['Caravan', 'Camper Trailer', 'Other'] as const;
export const boatTypes = ['Powerboat', 'Sailboat', 'Paddleboat', 'Other'] as const;

export const DEFAULT_SEATS = 5;
