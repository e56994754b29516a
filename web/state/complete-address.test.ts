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
  ['a whole place lacks nothing', hackney, null],
  ['a cleared address lacks nothing', EMPTY_ADDRESS, null],
  ['a text alone lacks its place', { ...EMPTY_ADDRESS, address: 'E8 1AA' }, 'place'],
  ['an address without a place id lacks its place', { ...hackney, placeId: '' }, 'place'],
  ['a place without an area lacks its area', { ...hackney, area: '' }, 'area'],
  [
    'no area can be found without a coordinate',
    { ...hackney, area: '', latitude: 0, longitude: 0 },
    null,
  ],
])('%s', (_what, address, missing) => {
  expect(missingPart(address)).toBe(missing)
})

describe('an address with what it lacked', () => {
  it('is the place, where it was a text alone', () => {
    const bare = { ...EMPTY_ADDRESS, address: 'e8 1aa' }
    expect(completedAddress(bare, hackney)).toEqual({ ...hackney, address: 'e8 1aa' })
  })

  it('keeps what it said itself, down to its door', () => {
    const door = { ...hackney, address: 'Flat 2, 12 Mare Street, London E8 1AA, UK', placeId: '' }
    const sector = { ...hackney, address: 'E8 1', postCode: 'E8 1', latitude: 51.5, longitude: 0 }
    expect(completedAddress(door, sector)).toEqual({ ...door, placeId: 'gaz:E8 1AA' })
  })
})

describe('an address that food is looked for at without its place', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.mocked(findPlace).mockReset().mockResolvedValue({ address: hackney })
  })
  afterEach(() => void vi.useRealTimers())

  const restored = (address: string) => searchAddressRestored({ ...EMPTY_ADDRESS, address })

  it('is looked up once it has been left alone for 500 ms', async () => {
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

  it('stays as it is when its place is not to be had', async () => {
    vi.mocked(findPlace).mockResolvedValue({ problem: 'address_api_error' })
    const store = appStore()
    store.dispatch(restored('E8 1AA'))
    completeSearchAddress(store)
    await vi.advanceTimersByTimeAsync(2000)
    expect(findPlace).toHaveBeenCalledOnce()
    expect(store.getState().searchAddress).toMatchObject({ address: 'E8 1AA', placeId: '' })
  })
})
