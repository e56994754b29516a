import { z } from 'zod'
import { ORDER_NOTE_KINDS } from '#rules/operator/order-note.ts'
import { call } from '#contract/call.ts'
import { instant } from '#contract/fields.ts'
import { savedAddress } from '#contract/address.ts'
import { order } from '#contract/orders.ts'
import { savedCard } from '#contract/payments/payments.ts'
import { identityProof, SOCIAL_PROVIDERS } from '#contract/session.ts'

const basketOption = z.object({ name: z.string(), quantity: z.int() })

/** Everything that the marketplace has about a customer, as they can read it. */
export const personalData = z.object({
  exportedAt: instant,
  account: z.object({
    id: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string(),
    createdAt: instant,
    hasPassword: z.boolean(),
    /** Their id at the payment provider; null: none. */
    paymentCustomerId: z.string().nullable(),
  }),
  /** An email address that they are changing to; null: none. */
  newEmail: z.string().nullable(),
  signInProviders: z.array(
    z.object({ provider: z.enum(SOCIAL_PROVIDERS), subject: z.string(), linkedAt: instant }),
  ),
  sessions: z.array(
    z.object({ device: z.string(), signedInAt: instant, lastUsedAt: instant, expiresAt: instant }),
  ),
  /** What happened to the account in the last year, the network it came from, and why the marketplace did it. */
  events: z.array(
    z.object({ kind: z.string(), network: z.string(), note: z.string(), at: instant }),
  ),
  addresses: z.array(savedAddress),
  cards: z.array(savedCard),
  favouriteStores: z.array(z.object({ name: z.string(), addedAt: instant })),
  /** Discounts for chosen customers only, this one among them. */
  discounts: z.array(z.object({ name: z.string(), code: z.string().nullable() })),
  /** Baskets that have not been ordered, or were a moment ago. */
  baskets: z.array(
    z.object({
      storeName: z.string(),
      changedAt: instant,
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      address: z.string(),
      addressLine: z.string(),
      deliveryNote: z.string(),
      allergyNote: z.string(),
      lines: z.array(
        z.object({
          name: z.string(),
          quantity: z.int(),
          note: z.string(),
          options: z.array(basketOption),
        }),
      ),
      /** Of a basket shared with friends: what they are called in it. */
      ownerName: z.string(),
      friends: z.array(z.string()),
      promoCodes: z.array(z.string()),
    }),
  ),
  /** The newest first. */
  orders: z.array(order.omit({ acts: true })),
  /** What they wrote about problems with their orders. */
  problems: z.array(
    z.object({
      orderNumber: z.string(),
      status: z.string(),
      reportedAt: instant,
      texts: z.array(z.string()),
    }),
  ),
  /** What the people who run the marketplace wrote about their orders. */
  orderNotes: z.array(
    z.object({
      orderNumber: z.string(),
      kind: z.enum(ORDER_NOTE_KINDS),
      text: z.string(),
      at: instant,
    }),
  ),
  reviews: z.array(
    z.object({
      storeName: z.string(),
      orderId: z.string(),
      author: z.string().nullable(),
      stars: z.int(),
      food: z.int().nullable(),
      delivery: z.int().nullable(),
      service: z.int().nullable(),
      text: z.string(),
      reply: z.string().nullable(),
      createdAt: instant,
    }),
  ),
  /** What they said against the reviews of others. */
  reviewReports: z.array(
    z.object({ reviewId: z.string(), reason: z.string(), text: z.string(), createdAt: instant }),
  ),
  /** What for is null until a photo belongs to something. */
  photos: z.array(z.object({ purpose: z.string().nullable(), sentAt: instant, url: z.url() })),
  /** The browsers that are notified of their orders. */
  pushSubscriptions: z.array(z.object({ endpoint: z.string(), subscribedAt: instant })),
  /** Where they wait for a restaurant to deliver. */
  deliveryNotices: z.array(z.object({ postCode: z.string(), requestedAt: instant })),
  /** Messages sent to the marketplace from the account's email address. */
  enquiries: z.array(
    z.object({
      kind: z.string(),
      sentAt: instant,
      fields: z.record(z.string(), z.string()),
      /** What the marketplace answered, and noted for itself. */
      answers: z.array(z.object({ kind: z.string(), text: z.string(), at: instant })),
    }),
  ),
})
export type PersonalData = z.output<typeof personalData>

export const exportPersonalData = call({
  id: 'exportPersonalData',
  method: 'GET',
  path: '/user/personal-data',
  summary: 'Everything that is stored about who is signed in',
  permission: 'customer',
  output: personalData,
  errors: [],
})

export const deleteAccount = call({
  id: 'deleteAccount',
  method: 'DELETE',
  path: '/user/delete-account',
  summary:
    'Deletes the account of who is signed in, and whatever tells who they are; not while an order is ' +
    'in progress. Proven by the password, or by signing in with a provider again',
  permission: 'customer',
  body: identityProof,
  errors: ['INCORRECT_PASSWORD', 'USER_SUSPENSION_HAS_ORDER', 'IDENTITY_NOT_CONFIRMED'],
})

export const personalDataCalls = { exportPersonalData, deleteAccount }
