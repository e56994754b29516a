import type { Order } from '#contract/orders.ts'
import type { PartnerStore } from '#contract/partner/partner.ts'
import { isFinal } from '#rules/orders/order-status.ts'
import { rowsOf } from '#web/state/persistence/browser-database.ts'

/** The board of a restaurant as its staff last saw it on this device. */
export interface StoredBoard {
  storeId: string
  /** Whose session saw it. */
  accountId: string
  seenAtMs: number
  store: PartnerStore
  orders: Order[]
}

/** What customers have ordered is of no use a day later, and must not lie about. */
export const STORED_FOR_MS = 24 * 3_600_000

/** What is stored by our own code, whose older versions are a day old at most. */
const isStoredBoard = (value: unknown): value is StoredBoard =>
  typeof value === 'object' &&
  value !== null &&
  'seenAtMs' in value &&
  'orders' in value &&
  Array.isArray(value.orders) &&
  'store' in value &&
  typeof value.store === 'object' &&
  value.store !== null &&
  'messages' in value.store

const boards = rowsOf('boards', isStoredBoard)

/** Stores a board: its open orders, and those that were missed. */
export async function storeBoard(board: StoredBoard): Promise<void> {
  const orders = board.orders.filter(({ status, isMissed }) => !isFinal(status) || isMissed)
  await boards.write({ ...board, orders })
}

/** The board of a restaurant that somebody saw here in the last day; null: nobody has, or somebody else. */
export async function readBoard(storeId: string, accountId: string): Promise<StoredBoard | null> {
  const all = await boards.readAll()
  const board = all.find((each) => each.storeId === storeId && each.accountId === accountId)
  return board && isFresh(board) ? board : null
}

/** Deletes what is a day old, and every board but those of these restaurants for this account. */
export function deleteBoardsExcept(
  accountId: string | null,
  storeIds: readonly string[],
): Promise<void> {
  return boards.deleteWhere(
    (board) =>
      !isFresh(board) || board.accountId !== accountId || !storeIds.includes(board.storeId),
  )
}

const isFresh = ({ seenAtMs }: StoredBoard) => Math.abs(Date.now() - seenAtMs) < STORED_FOR_MS
