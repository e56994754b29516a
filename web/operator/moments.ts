const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Europe/London' })
const moments = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/London',
})

/** "21 Nov 2026" */
export const dateWords = (at: string): string => dates.format(new Date(at))

/** "21 Nov 2026, 16:40" */
export const momentWords = (at: string): string => moments.format(new Date(at))
