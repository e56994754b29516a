/** What a kitchen does about a line of an order when its dish turns out to be sold out. */
export const IF_SOLD_OUT = ['refund', 'replace', 'call'] as const
export type IfSoldOut = (typeof IF_SOLD_OUT)[number]

/** The default: no other dish is cooked instead, and the customer is not rung. */
export const IF_SOLD_OUT_DEFAULT: IfSoldOut = 'refund'

/**
 * The choice of lines that merge into one, given in their order: the last choice counts, and a line
 * without a choice does not change it. Undefined: no line has one.
 */
export function joinedIfSoldOut(
  first: IfSoldOut | undefined,
  second: IfSoldOut | undefined,
): IfSoldOut | undefined {
  return second ?? first
}

/** Whether a kitchen has to act: anything but a refund asks something of it. */
export const isInstruction = (choice: IfSoldOut): choice is Exclude<IfSoldOut, 'refund'> =>
  choice !== IF_SOLD_OUT_DEFAULT
