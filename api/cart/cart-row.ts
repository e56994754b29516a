import type { Selectable } from 'kysely'
import type { OrderStatus } from '#rules/orders/order-status.ts'
import type { CartTable } from '#api/database/tables.ts'

/** A cart as it is kept. */
export type CartRow = Selectable<CartTable>

/** What a change may set; what it leaves out stays. */
export type CartChange = Partial<
  Omit<CartRow, 'token' | 'account_id' | 'version' | 'ordered_at' | 'created_at' | 'changed_at'>
>

export type NewCart = Pick<
  CartRow,
  'token' | 'account_id' | 'store_id' | 'service' | 'service_time' | 'address' | 'lines'
> &
  Partial<
    Pick<CartRow, 'address_line' | 'delivery_note' | 'leave_at_door' | 'allergy_note' | 'contact'>
  >

/** A cart as it was read: a change is made to this version or not at all. */
export type CartVersion = Pick<CartRow, 'token' | 'version'>

/** The order of a cart. */
export interface LiveOrder {
  id: string
  status: OrderStatus
}
