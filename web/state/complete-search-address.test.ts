import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Address } from '#contract/address.ts'
import { EMPTY_ADDRESS } from '#contract/empty-address.ts'
import { areaAt, findPlace } from '#web/address/find-places.ts'
import { completeSearchAddress } from './complete-address.ts'
import { searchAddressChosen } from './search-address.slice.ts'
import { appStore, type AppStore } from './store.ts'

vi.mock('#web/address/find-places.ts')

const hackney: Address = {
  address: 'Hackney, London E8 1AA, UK',
  city: 'London',
  area: 'Hackney',
  postCode: 'E8 1AA',
  country: 'United Kingdom',
  placeId: 'gaz:E8 1AA',
  latitude: 51.5471,
  longitude: -0.0601,
}
const typed = (address: string): Address => ({ ...EMPTY_ADDRESS, address })

let store: AppStore
beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(findPlace).mockReset().mockResolvedValue({ address: hackney })
  vi.mocked(areaAt).mockReset().mockResolvedValue('Hackney')
  store = appStore()
  completeSearchAddress(store)
})
afterEach(() => vi.useRealTimers())

const choose = (address: Address) => store.dispatch(searchAddressChosen(address))

it('looks up a search address without a location once it has not changed for 500 ms', async () => {
  choose(typed('E8 1A'))
  await vi.advanceTimersByTimeAsync(499)
  choose(typed('E8 1AA'))
  await vi.advanceTimersByTimeAsync(499)
  expect(findPlace).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(store.getState().searchAddress.placeId).toBe('gaz:E8 1AA'), 20_000)
  expect(vi.mocked(findPlace).mock.calls).toEqual([[{ search: 'E8 1AA' }]])
})

it('fetches a missing area by the coordinates, after 200 ms', async () => {
  choose({ ...hackney, area: '' })
  await vi.advanceTimersByTimeAsync(199)
  expect(areaAt).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(store.getState().searchAddress).toMatchObject(hackney), 20_000)
  expect(areaAt).toHaveBeenCalledOnce()
  expect(findPlace).not.toHaveBeenCalled()
})

it('leaves an address alone that was chosen while another was looked up', async () => {
  const late = Promise.withResolvers<{ address: Address }>()
  vi.mocked(findPlace).mockReturnValue(late.promise)
  choose(typed('E8 1AA'))
  await vi.advanceTimersByTimeAsync(500)
  const leeds = { ...hackney, address: 'Leeds LS1 1UR, UK', placeId: 'gaz:LS1 1UR', area: 'Leeds' }
  choose(leeds)
  late.resolve({ address: hackney })
  await vi.advanceTimersByTimeAsync(1000)
  expect(store.getState().searchAddress).toMatchObject(leeds)
})

it('looks up an unknown address once, and not again automatically', async () => {
  vi.mocked(findPlace).mockResolvedValue({ problem: 'required_address' })
  choose(typed('Nowhere at all'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(findPlace).toHaveBeenCalledOnce()
})
