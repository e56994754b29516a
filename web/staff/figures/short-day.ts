const monthAndDay = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
const withoutWeekday = new Intl.DateTimeFormat('en-GB', monthAndDay)
const withWeekday = new Intl.DateTimeFormat('en-GB', { ...monthAndDay, weekday: 'short' })

/** An ISO date as "Fri, 15 May". */
export const shortDay = (isoDate: string): string => withWeekday.format(new Date(isoDate))

/** An ISO date as "15 May". */
export const dayAndMonth = (isoDate: string): string => withoutWeekday.format(new Date(isoDate))
