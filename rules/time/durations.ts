const ENGLISH = { hours: 'h', minute: 'min', minutes: 'mins', to: 'to' }

/** A length of time in whole minutes as people read it: "45 min", "1 h 5 mins", "2 h". */
export function formatDuration(minutes: number, words = ENGLISH): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} ${words.minute}`
  if (rest === 0) return `${hours} ${words.hours}`
  return `${hours} ${words.hours} ${rest} ${rest === 1 ? words.minute : words.minutes}`
}

/** From how long to how long something takes, in minutes: "25–35 min", "50 min to 1 h 5 mins". */
export function formatDurations(
  { from, to }: { from: number; to: number },
  words = ENGLISH,
): string {
  if (from === to) return formatDuration(to, words)
  return to < 60
    ? `${from}–${to} ${words.minute}`
    : `${formatDuration(from, words)} ${words.to} ${formatDuration(to, words)}`
}
