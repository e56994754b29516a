import { londonParts } from '#rules/time/london.ts'

/** A slot as it travels: instants in ISO 8601. */
export interface ListedSlot {
  startAt: string
  endAt: string
  /** It has no place left. */
  isFull: boolean
}

export interface SlotDay {
  /** YYYY-MM-DD in London. */
  date: string
  slots: [ListedSlot, ...ListedSlot[]]
}

/** Slots in their order, a list for each London day they start on. */
export function slotsByDay(slots: readonly ListedSlot[]): SlotDay[] {
  const days: SlotDay[] = []
  for (const slot of slots) {
    const { isoDate: date } = londonParts(new Date(slot.startAt))
    const last = days.at(-1)
    if (last?.date === date) last.slots.push(slot)
    else days.push({ date, slots: [slot] })
  }
  return days
}

/** The first slot that can be chosen. */
export function freeSlotOf(slots: readonly ListedSlot[]): ListedSlot | undefined {
  return slots.find(({ isFull }) => !isFull)
}
