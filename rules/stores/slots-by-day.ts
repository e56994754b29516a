import { londonParts } from '../time/london.ts'

/** A slot as it travels: instants in ISO 8601. */
export interface SlotTold {
  startAt: string
  endAt: string
}

export interface SlotDay {
  /** YYYY-MM-DD in London. */
  date: string
  slots: [SlotTold, ...SlotTold[]]
}

/** Slots in their order, a list for each London day they start on. */
export function slotsByDay(slots: readonly SlotTold[]): SlotDay[] {
  const days: SlotDay[] = []
  for (const slot of slots) {
    const { isoDate: date } = londonParts(new Date(slot.startAt))
    const last = days.at(-1)
    if (last?.date === date) last.slots.push(slot)
    else days.push({ date, slots: [slot] })
  }
  return days
}
