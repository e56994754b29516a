import type { StoreFaultCode } from './store-document.ts'

interface PlacedFault {
  store: string
  /** As a spreadsheet numbers it; null in JSON. */
  row: number | null
  field: string
  code: string
  value: string
}

/** That something isn't there, which is no news of a cell that can't be read. */
const IS_ABSENT: ReadonlySet<string> = new Set<StoreFaultCode>([
  'MISSING_VALUE',
  'NO_ZONES',
  'ZONE_WITHOUT_AREA',
])

/**
 * One fault for each thing to put right, in the order of the rows. What is wrong for both services at once is
 * said once. A cell that can't be read has no value, but saying that it is empty too would contradict it.
 */
export function faultsToShow<Fault extends PlacedFault>(faults: readonly Fault[]): Fault[] {
  const unread = new Set(faults.filter(({ code }) => !IS_ABSENT.has(code)).map(placeOf))
  const distinct = new Map<string, Fault>()
  for (const fault of faults) {
    const isOfUnread = IS_ABSENT.has(fault.code) && unread.has(placeOf(fault))
    const key = `${placeOf(fault)} ${fault.code} ${fault.value}`
    if (!isOfUnread && !distinct.has(key)) distinct.set(key, fault)
  }
  return [...distinct.values()].toSorted((one, other) => (one.row ?? 0) - (other.row ?? 0))
}

const placeOf = ({ store, row, field }: PlacedFault) => JSON.stringify([store, row, field])
