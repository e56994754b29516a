import type { DatedHours } from './store-document.ts'

/** The dates from `today` on, in their order. */
export const datesFrom = (exceptions: readonly DatedHours[], today: string): DatedHours[] =>
  exceptions.filter(({ date }) => date >= today).toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))

const keyOf = ({ date, service }: DatedHours) => `${date} ${service ?? ''}`
