/** A waiting time in minutes as people read it: "45 mins+", "1h 35 mins+", "2h+". */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} mins+`
  return rest === 0 ? `${hours}h+` : `${hours}h ${rest} mins+`
}
