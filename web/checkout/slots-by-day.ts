import { dateOfDay, dayOfInstant } from '#rules/time/london.ts'

export interface Slot {
  startAt: string
  endAt: string
}

export interface SlotDay {
  /** YYYY-MM-DD in London. */
  date: string
  slots: [Slot, ...Slot[]]
}

/** Slots in their order, a list for each London day. */
export function slotsByDay(slots: readonly Slot[]): SlotDay[] {
  const days: SlotDay[] = []
  for (const slot of slots) {
    const date = dayOf(slot.startAt)
    const last = days.at(-1)
    if (last?.date === date) last.slots.push(slot)
    else days.push({ date, slots: [slot] })
  }
  return days
}

/** The London day of an instant. */
export function dayOf(instant: string): string {
  return dateOfDay(dayOfInstant(Date.parse(instant)))
}
