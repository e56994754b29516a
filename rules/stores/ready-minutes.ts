/**
 * How many minutes from the order until it is handed over. A zone's minutes are the way there, on
 * top of preparation; without a zone (collection) it is preparation alone. A busy store adds its
 * own minutes to both ends.
 */
export function expectedMinutes(input: {
  preparationMinutes: number
  zone: { minMinutes: number; maxMinutes: number } | null
  busyMinutes: number
}): { from: number; to: number } {
  const readyMinutes = input.preparationMinutes + input.busyMinutes
  return {
    from: readyMinutes + (input.zone?.minMinutes ?? 0),
    to: readyMinutes + (input.zone?.maxMinutes ?? 0),
  }
}
