const days = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/London',
})
const times = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' })

/** "Monday 23 November, 12:00", in London. */
export function openingWords(opensAt: string): string {
  const at = new Date(opensAt)
  // Browsers differ in whether a comma follows the weekday.
  return `${days.format(at).replace(',', '')}, ${times.format(at)}`
}
