import { beforeEach, expect, it, vi } from 'vitest'
import { currentToasts } from '#ui/toast/toast-queue.ts'
import { loggedOut, signedIn } from './auth.slice.ts'
import { hasPendingFavourite, pressHeart, readFavourites, setFavourite } from './favourite-acts.ts'
import { appStore, type AppStore } from './store.ts'

const accountId = '3f0f6a51-8a53-4b5c-9d56-0f4be2f0b001'
const store = { id: '3f0f6a51-8a53-4b5c-9d56-0f4be2f0b002', name: 'Pitta Patter' }
const user = {
  id: accountId,
  email: 'sam@example.com',
  firstName: 'Sam',
  lastName: 'Taylor',
  phone: '',
  profileType: 'customer' as const,
  hasPassword: true,
  stores: [],
}

let state: AppStore
let sent: boolean[]
/** The server's favourites, and whether it answers. */
let saved: string[]
let isOut: boolean
let beforeAnswer: () => void

beforeEach(() => {
  ;[sent, saved, isOut, beforeAnswer] = [[], [], false, () => {}]
  const storedItems = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storedItems.get(key) ?? null,
    setItem: (key: string, value: string) => void storedItems.set(key, value),
  })
  vi.stubGlobal(
    'fetch',
    async (_url: string, { method, body }: { method: string; body: string }) => {
      if (isOut) throw new TypeError('no network')
      if (method === 'GET') return Response.json({ items: [], nextCursor: null, storeIds: saved })
      const given = JSON.parse(body) as { storeId: string; isFavourite: boolean }
      sent.push(given.isFavourite)
      saved = given.isFavourite ? [given.storeId] : []
      beforeAnswer()
      return Response.json(given)
    },
  )
  state = appStore()
})

const signIn = () =>
  state.dispatch(
    signedIn({ user, tokens: { accessToken: 'a', refreshToken: 'b' }, rememberMe: false }),
  )
const isShown = () => {
  const { pressed, storeIds } = state.getState().favourites
  return pressed[store.id] ?? storeIds?.includes(store.id) ?? false
}

it('a heart shows at once, before it is saved', async () => {
  signIn()
  await readFavourites(state, accountId)
  const saving = setFavourite(state, accountId, store.id, true)
  expect(isShown()).toBe(true)
  expect(await saving).toBe(true)
  expect(isShown()).toBe(true)
})

it('of presses that follow each other the last counts', async () => {
  signIn()
  await readFavourites(state, accountId)
  beforeAnswer = () => {
    beforeAnswer = () => {}
    pressHeart(state, store)
    pressHeart(state, store)
    pressHeart(state, store)
  }
  await setFavourite(state, accountId, store.id, true)
  expect(sent).toEqual([true, false])
  expect(isShown()).toBe(false)
})

it('what cannot be saved is undone, and a message says so', async () => {
  signIn()
  await readFavourites(state, accountId)
  isOut = true
  expect(await setFavourite(state, accountId, store.id, true)).toBe(false)
  expect(isShown()).toBe(false)
  expect(currentToasts()[0]).toMatchObject({ id: 'NO_ANSWER' })
})

it('the heart of a guest is set when they have logged in, once', async () => {
  expect(pressHeart(state, store)).toBe(false)
  expect(hasPendingFavourite()).toBe(true)
  signIn()
  expect(await Promise.all([1, 2].map(() => readFavourites(state, accountId)))).toEqual([
    store.name,
    null,
  ])
  expect(sent).toEqual([true])
  expect(isShown()).toBe(true)
  state.dispatch(loggedOut())
  expect(isShown()).toBe(false)
})

it('the heart of a guest who logs in hours later is not set', async () => {
  pressHeart(state, store, Date.now() - 3_600_001)
  expect(hasPendingFavourite()).toBe(false)
  signIn()
  expect(await readFavourites(state, accountId)).toBeNull()
  expect(sent).toEqual([])
})
