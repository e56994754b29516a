import type { CartRow } from '#api/cart/cart-row.ts'

type Sharing = Pick<CartRow, 'share_token' | 'owner_name' | 'is_share_locked' | 'members'>

/** What ends the sharing of a cart for good: nobody who had a part in it has one any more. */
export const NOT_SHARED: Sharing = {
  share_token: null,
  owner_name: '',
  is_share_locked: false,
  members: [],
}
