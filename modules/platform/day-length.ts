/** 24 hours: not a day of the calendar, of which two in a year are an hour shorter or longer. */
export const DAY_SECONDS = 86_400;
export const DAY_MS = DAY_SECONDS * 1000;
