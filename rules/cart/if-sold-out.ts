/** What a kitchen does about a line of an order when its dish turns out to be sold out. */
export const IF_SOLD_OUT = ['refund', 'replace', 'call'] as const
export type IfSoldOut = (typeof IF_SOLD_OUT)[number]

/** What counts where nobody has chosen: nothing is cooked that was not ordered, and nobody is rung. */
export const IF_SOLD_OUT_DEFAULT: IfSoldOut = 'refund'

/**
 * Of lines that are the same thing and become one, in their order: the last choice counts, and a
 * line without one leaves that of the other. Undefined: nobody has chosen.
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
