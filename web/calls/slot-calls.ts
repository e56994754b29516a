import { skipToken } from '@reduxjs/toolkit/query'
import type { Address } from '#contract/address.ts'
import type { Service } from '#rules/orders/service.ts'
import { addCalls } from './api.ts'

const slotApi = addCalls(({ query }) => ({
  listSlots: query('listSlots'),
  listCartSlots: query('listCartSlots'),
}))

interface SlotsInput {
  slug: string
  /** The cart that needs a slot; null while there is none at this store. */
  cartToken: string | null
  service: Service
  /** The delivery address. */
  address: Pick<Address, 'postCode' | 'latitude' | 'longitude'> | null
}

/**
 * The slots of a store: at an address, if it delivers to one. A slot without room for this cart is full; the
 * cart's own is not.
 */
export function useSlots(
  { slug, cartToken, service, address }: SlotsInput,
  { isWanted = true, pollingInterval = 0, maximumAgeSeconds }: SlotsOptions,
) {
  const query = { service, ...placeOf(service, address) }
  const options = { pollingInterval, refetchOnMountOrArgChange: maximumAgeSeconds }
  const isOfCart = cartToken !== null
  const ofStore = slotApi.useListSlotsQuery(
    isWanted && !isOfCart ? { params: { slug }, query } : skipToken,
    options,
  )
  const ofCart = slotApi.useListCartSlotsQuery(
    isWanted && isOfCart ? { params: { cartToken }, query } : skipToken,
    options,
  )
  return isOfCart ? ofCart : ofStore
}

interface SlotsOptions {
  isWanted?: boolean
  /** Milliseconds; 0 loads once. */
  pollingInterval?: number
  /** An older answer is loaded again. */
  maximumAgeSeconds: number
}

function placeOf(service: Service, address: SlotsInput['address']) {
  if (service === 'collection' || !address) return {}
  const { postCode, latitude, longitude } = address
  const isPlaced = latitude !== 0 || longitude !== 0
  return { ...(postCode && { postCode }), ...(isPlaced && { latitude, longitude }) }
}
