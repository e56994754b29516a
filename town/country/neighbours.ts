import type { OutwardCode } from './outward-codes.ts'

/** Degrees of latitude either way that are worth looking at: about 25 miles. */
const REACH_DEGREES = 0.36

/** Finds the outward codes nearest to one, itself first, and remembers the answer. */
export function neighbourFinder(
  outwardCodes: readonly OutwardCode[],
  count: number,
): (from: OutwardCode) => string[] {
  const byLatitude = outwardCodes.toSorted((a, b) => a.latitude - b.latitude)
  const known = new Map<string, string[]>()
  return (from) => {
    const remembered = known.get(from.outwardCode)
    if (remembered) return remembered
    const widening = Math.cos((from.latitude * Math.PI) / 180)
    const nearest = byLatitude
      .filter(({ latitude }) => Math.abs(latitude - from.latitude) < REACH_DEGREES)
      .map(({ outwardCode, latitude, longitude }) => ({
        outwardCode,
        away: Math.hypot(latitude - from.latitude, (longitude - from.longitude) * widening),
      }))
      .toSorted((a, b) => a.away - b.away)
      .slice(0, count)
      .map(({ outwardCode }) => outwardCode)
    known.set(from.outwardCode, nearest)
    return nearest
  }
}
