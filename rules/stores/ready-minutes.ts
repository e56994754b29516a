/** How long a store prepares an order. */
export interface Preparation {
  preparationMinutes: number
  /** Minutes added until an instant; null while the store is not marked busy. */
  busy: { minutes: number; until: Date } | null
}

/** The minutes to prepare an order that is started at an instant (milliseconds since 1970). */
export function preparationMinutesAt(
  { preparationMinutes, busy }: Preparation,
  beginsMs: number,
): number {
  const isBusyThen = busy !== null && beginsMs < busy.until.getTime()
  return preparationMinutes + (isBusyThen ? busy.minutes : 0)
}

/**
 * How many minutes from the order until it is handed over. A zone's minutes are the way there, on
 * top of preparation; without a zone (collection) it is preparation alone.
 */
export function expectedMinutes(
  preparationMinutes: number,
  zone: { minMinutes: number; maxMinutes: number } | null,
): { from: number; to: number } {
  return {
    from: preparationMinutes + (zone?.minMinutes ?? 0),
    to: preparationMinutes + (zone?.maxMinutes ?? 0),
  }
}
