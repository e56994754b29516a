import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EMPTY_ADDRESS } from '#contract/empty-address.ts'
import { findPlace } from '#web/address/find-places.ts'
import { completeSearchAddress, completedAddress, missingPart } from './complete-address.ts'
import { searchAddressRestored } from './search-address.slice.ts'
import { appStore } from './store.ts'

vi.mock('#web/address/find-places.ts', { spy: true })

const hackney = {
  address: 'Hackney, London E8 1AA, UK',
  city: 'London',
  area: 'Hackney',
  postCode: 'E8 1AA',
  country: 'United Kingdom',
  placeId: 'gaz:E8 1AA',
  latitude: 51.5471,
  longitude: -0.0601,
}

it.each([
  ['a complete location lacks nothing', hackney, null],
  ['a cleared address lacks nothing', EMPTY_ADDRESS, null],
  ['a text alone lacks its location', { ...EMPTY_ADDRESS, address: 'E8 1AA' }, 'place'],
  ['an address without a place id lacks its location', { ...hackney, placeId: '' }, 'place'],
  ['a location without an area lacks its area', { ...hackney, area: '' }, 'area'],
  [
    'no area can be found without a coordinate',
    { ...hackney, area: '', latitude: 0, longitude: 0 },
    null,
  ],
])('%s', (_what, address, missing) => {
  expect(missingPart(address)).toBe(missing)
})

describe('a completed address', () => {
  it('is the location, if it was a text alone', () => {
    const bare = { ...EMPTY_ADDRESS, address: 'e8 1aa' }
    expect(completedAddress(bare, hackney)).toEqual({ ...hackney, address: 'e8 1aa' })
  })

  it('leaves its own values unchanged, down to its street', () => {
    const streetAddress = {
      ...hackney,
      address: 'Flat 2, 12 Mare Street, London E8 1AA, UK',
      placeId: '',
    }
    const sector = { ...hackney, address: 'E8 1', postCode: 'E8 1', latitude: 51.5, longitude: 0 }
    expect(completedAddress(streetAddress, sector)).toEqual({
      ...streetAddress,
      placeId: 'gaz:E8 1AA',
    })
  })
})

describe('a searched address without its location', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.mocked(findPlace).mockReset().mockResolvedValue({ address: hackney })
  })
  afterEach(() => void vi.useRealTimers())

  const restored = (address: string) => searchAddressRestored({ ...EMPTY_ADDRESS, address })

  it('is looked up once it has not changed for 500 ms', async () => {
    const store = appStore()
    store.dispatch(restored('E8'))
    completeSearchAddress(store)
    await vi.advanceTimersByTimeAsync(499)
    store.dispatch(restored('E8 1AA'))
    await vi.advanceTimersByTimeAsync(499)
    expect(findPlace).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(vi.mocked(findPlace).mock.calls).toEqual([[{ search: 'E8 1AA' }]])
    expect(store.getState().searchAddress).toMatchObject({ ...hackney, address: 'E8 1AA' })
  })

  it('stays unchanged when its location cannot be found', async () => {
    vi.mocked(findPlace).mockResolvedValue({ problem: 'address_api_error' })
    const store = appStore()
    store.dispatch(restored('E8 1AA'))
    completeSearchAddress(store)
    await vi.advanceTimersByTimeAsync(2000)
    expect(findPlace).toHaveBeenCalledOnce()
    expect(store.getState().searchAddress).toMatchObject({ address: 'E8 1AA', placeId: '' })
  })
})
