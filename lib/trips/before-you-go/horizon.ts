/** How many days ahead a forecast goes, today among them. */
export const HORIZON = 16;
