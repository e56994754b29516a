import { configureStore } from '@reduxjs/toolkit'
import { describe, expect, it, vi } from 'vitest'
import type { SavedAddress } from '#contract/address.ts'
import type { User } from '#contract/session.ts'
import { appReducer } from '#web/state/app.slice.ts'
import { authReducer, loggedOut, signedIn } from '#web/state/auth.slice.ts'
import { api } from './api.ts'
import { savedAddressApi } from './address-calls.ts'
import { sessionApi } from './session-calls.ts'

const user: User = {
  id: 'nia',
  email: 'nia@example.com',
  firstName: 'Nia',
  lastName: 'Morgan',
  phone: '07700900123',
  profileType: 'customer',
  hasPassword: true,
  stores: [],
}
const saved = (id: string, isDefault: boolean): SavedAddress => ({
  id,
  isDefault,
  label: '',
  courierNote: '',
  address: `${id} Marmalade Row, London E8 1AA, UK`,
  latitude: 51.54,
  longitude: -0.05,
  city: 'London',
  postCode: 'E8 1AA',
  country: 'United Kingdom',
  placeId: id,
  area: 'Hackney',
})

/** A browser in which somebody has just signed in, before a server with their saved addresses. */
function browserOf(items: readonly SavedAddress[]) {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, app: appReducer, auth: authReducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  const tokens = { accessToken: 'access', refreshToken: 'refresh' }
  store.dispatch(signedIn({ user, tokens, rememberMe: false }))
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url)
    return Response.json(
      url.endsWith('/auth/user') ? { ...user, firstName: 'Nina' } : { items, nextCursor: null },
    )
  })
  return { store, requests, auth: () => store.getState().auth }
}

describe('after signing in', () => {
  it('the current user is fetched', async () => {
    const { store, requests, auth } = browserOf([])
    await store.dispatch(sessionApi.endpoints.getUser.initiate(user.id))
    expect(requests).toEqual(['/api/v1/auth/user'])
    expect(auth().user?.firstName).toBe('Nina')
  })

  it.each([
    ['the one that is marked', [saved('2', false), saved('12', true)], '12'],
    ['the first where none is the default', [saved('2', false), saved('12', false)], '2'],
    ['none where none is saved', [], undefined],
  ])('of the saved addresses the default is %s', async (_which, items, id) => {
    const { store, requests, auth } = browserOf(items)
    await store.dispatch(savedAddressApi.endpoints.listSavedAddresses.initiate(user.id))
    expect(requests).toEqual(['/api/v1/address'])
    expect(auth().defaultAddress?.placeId).toBe(id)
  })

  it('addresses that arrive after logging out are not stored', async () => {
    const { store, auth } = browserOf([saved('2', true)])
    const list = store.dispatch(savedAddressApi.endpoints.listSavedAddresses.initiate(user.id))
    store.dispatch(loggedOut())
    await list
    expect(auth().defaultAddress).toBeNull()
  })
})
