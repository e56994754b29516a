import { describe, expect, it } from 'vitest'
import type { Address } from '#contract/address.ts'
import { EMPTY_ADDRESS } from '#contract/empty-address.ts'
import { defaultAddressKnown, loggedOut } from './auth.slice.ts'
import {
  savedAddressChosen,
  searchAddressChosen,
  searchAddressReducer as reduce,
} from './search-address.slice.ts'

const start = reduce(undefined, { type: 'start' })
const home: Address = { ...EMPTY_ADDRESS, address: '12 Mare Street', city: 'London' }
const work: Address = { ...EMPTY_ADDRESS, address: '3 Lantern Steps', city: 'London' }

describe('the searched address', () => {
  const atHome = reduce(start, defaultAddressKnown(home))

  it('is at the default address when nothing else was searched', () => {
    expect(atHome).toMatchObject(home)
  })

  it('stays as it was searched', () => {
    const searched = reduce(start, searchAddressChosen(work))
    expect(reduce(searched, defaultAddressKnown(home))).toMatchObject(work)
  })

  it('moves with the default address, and away with the last one', () => {
    expect(reduce(atHome, defaultAddressKnown(work))).toMatchObject(work)
    expect(reduce(atHome, defaultAddressKnown(null))).toMatchObject(EMPTY_ADDRESS)
  })

  it('stays at a saved address that was chosen', () => {
    const chosen = reduce(atHome, savedAddressChosen(work))
    expect(reduce(chosen, defaultAddressKnown(home))).toMatchObject(work)
  })

  it.each([
    ['the default address', defaultAddressKnown(home)],
    ['a saved address', savedAddressChosen(work)],
  ])('is not %s any more once its customer has logged out', (_, action) => {
    expect(reduce(reduce(start, action), loggedOut())).toMatchObject(EMPTY_ADDRESS)
  })

  it('is still a saved address when it is searched by hand', () => {
    expect(reduce(reduce(atHome, searchAddressChosen(home)), loggedOut())).toMatchObject(
      EMPTY_ADDRESS,
    )
  })

  it('stays as a guest searched it when somebody logs out', () => {
    const searched = reduce(atHome, searchAddressChosen(work))
    expect(reduce(searched, loggedOut())).toMatchObject(work)
  })
})
