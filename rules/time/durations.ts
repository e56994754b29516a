/** A length of time in whole minutes as people read it: "45 min", "1 h 5 mins", "2 h". */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  if (rest === 0) return `${hours} h`
  return `${hours} h ${rest} ${rest === 1 ? 'min' : 'mins'}`
}

/** From how long to how long something takes, in minutes: "25–35 min", "50 min to 1 h 5 mins". */
export function formatDurations({ from, to }: { from: number; to: number }): string {
  if (from === to) return formatDuration(to)
  return to < 60 ? `${from}–${to} min` : `${formatDuration(from)} to ${formatDuration(to)}`
}
