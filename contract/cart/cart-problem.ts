import { z } from 'zod'
import type { CartProblem as Problem } from '#rules/cart/cart-problems.ts'
import { discountNumbers, DISCOUNT_REFUSALS } from '#contract/discount.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { id, pence } from '#contract/fields.ts'

/** How the specification spells the problems of a cart. */
export const CART_PROBLEM_CODES = {
  storeClosed: 'STORE_IS_CLOSED',
  slotPassed: 'SLOT_HAS_PASSED',
  slotFull: 'SLOT_IS_FULL',
  outsideZones: 'ADDRESS_OUTSIDE_DELIVERY_ZONES',
  belowMinimum: 'MINIMUM_ORDER_NOT_REACHED',
  unavailableProducts: 'CART_HAS_UNAVAILABLE_PRODUCTS',
  unavailableOptions: 'CART_HAS_UNAVAILABLE_PRODUCT_OPTIONS',
} as const satisfies Record<Problem['kind'], ErrorCode>

export const cartProblem = z.object({
  code: z.enum([...Object.values(CART_PROBLEM_CODES), ...DISCOUNT_REFUSALS]),
  minimumPence: pence.optional(),
  missingPence: pence.optional(),
  lineIds: z.array(id).optional(),
  /** What the message of a refused discount needs beside the minimum. */
  discount: discountNumbers.optional(),
})
export type CartProblem = z.output<typeof cartProblem>
