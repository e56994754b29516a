import { londonParts } from '#rules/time/london.ts'

export interface CardExpiry {
  /** 1 to 12. */
  expiryMonth: number
  /** With its century. */
  expiryYear: number
}

/** Whether a card is good no more: it is until the end of the month that stands on it. */
export function isCardExpired({ expiryMonth, expiryYear }: CardExpiry, now: Date): boolean {
  const [year = 0, month = 0] = londonParts(now).isoDate.split('-').map(Number)
  return expiryYear < year || (expiryYear === year && expiryMonth < month)
}
