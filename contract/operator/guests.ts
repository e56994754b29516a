import { z } from 'zod'
import { personalData } from '#contract/account/personal-data.ts'
import { call } from '#contract/call.ts'
import { id, text } from '#contract/fields.ts'

/** Everything that the marketplace has about somebody who orders as a guest. */
export const guestData = personalData
  .pick({
    exportedAt: true,
    baskets: true,
    orders: true,
    problems: true,
    orderNotes: true,
    reviews: true,
    photos: true,
    pushSubscriptions: true,
    deliveryNotices: true,
    enquiries: true,
  })
  /** The address they left, by which their orders are found. */
  .extend({ email: z.string() })
export type GuestData = z.output<typeof guestData>

const forSupport = { permission: 'operator', operatorPermission: 'people' } as const
const named = z.object({ orderId: id })

export const exportGuest = call({
  id: 'exportGuest',
  method: 'GET',
  path: '/operator/orders/:orderId/guest-data',
  summary:
    'Everything that is stored about the guest who placed an order, to be given to them: what was ordered ' +
    'and written with their email address, but by no account. That it was read is recorded',
  ...forSupport,
  params: named,
  output: guestData,
  errors: ['NONEXISTING_ORDER', 'ORDER_WITHOUT_GUEST'],
})

export const eraseGuest = call({
  id: 'eraseGuest',
  method: 'POST',
  path: '/operator/orders/:orderId/guest-erasure',
  summary:
    'Removes from all orders of the guest who placed one whatever tells who they are, for a guest who asks ' +
    'for it; not while one of them is in progress',
  ...forSupport,
  params: named,
  /** Their email address, typed again. */
  body: z.strictObject({ email: text(254) }),
  errors: [
    'NONEXISTING_ORDER',
    'ORDER_WITHOUT_GUEST',
    'EMAIL_DIFFERS',
    'USER_SUSPENSION_HAS_ORDER',
  ],
})

export const guestCalls = { exportGuest, eraseGuest }
