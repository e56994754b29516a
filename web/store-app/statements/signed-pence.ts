import { formatPence } from '#rules/money/pence.ts'

/** "£5.20", "−£5.20" with a minus that is as wide as a plus. */
export const signedPence = (pence: number): string => formatPence(pence).replace('-', '−')
