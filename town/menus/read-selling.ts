import type { SoldWhen } from '#contract/menu.ts'
import type { SlotSeed } from '#town/town-data.ts'
import { readPence } from './read-facts.ts'

const WEEKDAYS: Readonly<Record<string, number[]>> = {
  daily: [1, 2, 3, 4, 5, 6, 7],
  'mon-fri': [1, 2, 3, 4, 5],
  'sat-sun': [6, 7],
}
const DAY_MINUTES = 1440

/** `sold mon-fri 11:30-15:00`; an end before the start is on the next day. @throws if it is not that */
export function readSoldWhen(text: string): SoldWhen {
  const [, days = '', from = '', to = ''] = /^sold (\S+) (\d\d:\d\d)-(\d\d:\d\d)$/.exec(text) ?? []
  const weekdays = WEEKDAYS[days]
  if (!weekdays) throw new Error(`"${text}" does not say when something is sold.`)
  const startMinute = minuteOf(from)
  const minutes = minuteOf(to) - startMinute
  const durationMinutes = minutes > 0 ? minutes : minutes + DAY_MINUTES
  return { services: null, spans: [{ weekdays, startMinute, durationMinutes }] }
}

function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** `fill Your curry from Curries up to £9.95`; without a limit any price is covered. */
export function readSlots(facts: readonly string[]): SlotSeed[] {
  return facts.flatMap((fact) => {
    const slot = /^fill (.+?) from (.+?)(?: up to (\S+))?$/.exec(fact)
    if (!slot) return []
    const [, name = '', category = '', limit] = slot
    return [{ name, category, coversPence: limit === undefined ? null : readPence(limit) }]
  })
}

/** `12 a slot` as a number; null when as many as come are cooked. */
export function readSlotItems(facts: readonly string[]): number | null {
  return numberIn(facts, /^(\d+) a slot$/)
}

/** `12 left` as a number; null when it is not counted. */
export function readStock(facts: readonly string[]): number | null {
  return numberIn(facts, /^(\d+) left$/)
}

/** `back in 2 days` as a number; null for what is there. */
export function readDays(facts: readonly string[]): number | null {
  return numberIn(facts, /^back in (\d+) days?$/)
}

function numberIn(facts: readonly string[], pattern: RegExp): number | null {
  for (const fact of facts) {
    const number = pattern.exec(fact)?.[1]
    if (number !== undefined) return Number(number)
  }
  return null
}
