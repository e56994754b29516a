import { formatDate } from '#web/messages/formats.ts'

const DATES = /\b\d{4}-\d{2}-\d{2}\b/g

/** A text of the log, which has its dates as the database writes them, with these as people read them. */
export const withDates = (text: string): string =>
  text.replaceAll(DATES, (date) => (isNaN(Date.parse(date)) ? date : formatDate(date)))
