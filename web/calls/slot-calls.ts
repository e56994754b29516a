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
  /** Of the cart that wants a slot; null while there is none at this store. */
  cartToken: string | null
  service: Service
  /** Where it delivers to. */
  address: Pick<Address, 'postCode' | 'latitude' | 'longitude'> | null
}

/**
 * The times at which a store hands over: at an address, where it delivers to one. Full are those
 * without a place for this cart, which has its own.
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
  /** Milliseconds; 0 asks once. */
  pollingInterval?: number
  /** An older answer is asked for again. */
  maximumAgeSeconds: number
}

function placeOf(service: Service, address: SlotsInput['address']) {
  if (service === 'collection' || !address) return {}
  const { postCode, latitude, longitude } = address
  const isPlaced = latitude !== 0 || longitude !== 0
  return { ...(postCode && { postCode }), ...(isPlaced && { latitude, longitude }) }
}
