export const MAX_GUEST_CREW = 30;
export const MAX_GUEST_VEHICLES = 10;
