import type { Transaction } from '#api/database/transaction.ts'
import { removeTicksOfLine } from './cooked-dishes.queries.ts'

/** Something else is cooked in the place of a line of a locked order: nobody has ticked that yet. */
export function deleteTicks(
  transaction: Transaction,
  line: { orderId: string; position: number },
): Promise<void> {
  return removeTicksOfLine(transaction, line)
}
