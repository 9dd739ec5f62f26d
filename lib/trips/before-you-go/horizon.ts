/** Days that a forecast covers, including today. */
export const HORIZON = 16;
