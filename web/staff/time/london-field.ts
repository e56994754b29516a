import { londonInstant, londonParts } from '#rules/time/london.ts'

/** What a field of day and time shows of an instant, by London's clock wherever the device is. */
export function localOf(at: Date): string {
  const { isoDate, minuteOfDay } = londonParts(at)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${isoDate}T${two(Math.floor(minuteOfDay / 60))}:${two(minuteOfDay % 60)}`
}

/** The instant of what such a field has; null: it is not filled in. */
export function instantOf(local: string): Date | null {
  const found = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(local)
  if (!found) return null
  const [, isoDate = '', hours, minutes] = found
  return londonInstant(isoDate, Number(hours) * 60 + Number(minutes))
}
