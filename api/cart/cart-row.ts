import type { Selectable } from 'kysely'
import type { OrderStatus } from '#rules/orders/order-status.ts'
import type { CartTable } from '#api/database/tables.ts'
import type { ServiceTime } from '#contract/fields.ts'

type Sharing = Pick<CartRow, 'share_token' | 'owner_name' | 'is_share_locked' | 'members'>

/** The columns that end the sharing of a cart for good: none of its members belongs to it any more. */
export const NOT_SHARED: Sharing = {
  share_token: null,
  owner_name: '',
  is_share_locked: false,
  members: [],
}

/** A cart as it is stored. */
export type CartRow = Selectable<CartTable>

/** What a change may set; missing parts stay. */
export type CartChange = Partial<
  Omit<CartRow, 'token' | 'account_id' | 'version' | 'ordered_at' | 'created_at' | 'changed_at'>
>

export type NewCart = Pick<
  CartRow,
  'token' | 'account_id' | 'store_id' | 'service' | 'service_time' | 'address' | 'lines'
> &
  Partial<
    Pick<
      CartRow,
      | 'address_line'
      | 'delivery_note'
      | 'leave_at_door'
      | 'allergy_note'
      | 'contact'
      | 'menu_version'
    >
  >

/** A cart as it was read: a change applies to this version or not at all. */
export type CartVersion = Pick<CartRow, 'token' | 'version'>

/** The order of a cart. */
export interface LiveOrder {
  id: string
  status: OrderStatus
}

/** The time of the food as a cart stores it: null for as soon as possible. */
export function storedServiceTime(serviceTime: ServiceTime): Date | null {
  return serviceTime === 'asap' ? null : new Date(serviceTime)
}
