/** Of an Australian UHF CB radio. */
export const MAX_CHANNEL = 80;
export const MAX_MEETING_POINT = 200;
