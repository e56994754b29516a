import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ListedCuisine } from '#contract/operator/settings/cuisines.ts'
import type { Restaurant } from '#contract/operator/restaurants/restaurants.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'

let server: TestApp
let operator: TestAccount
let store: TestStore
let name: string

beforeAll(async () => {
  server = await createTestApp()
  operator = await openTestAccount(server.context, 'operator')
  store = await openTestStore(server.context)
})
beforeEach(() => {
  name = `Georgian ${randomUUID().slice(0, 12)}`
})
afterAll(() => server.close())

interface Answer {
  items: ListedCuisine[]
  message?: unknown
}

async function ask<Body = Answer>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
  { headers } = operator,
) {
  const url = `/api/v1${path}`
  const answer = await server.app.inject({ method, url, headers, ...(body && { body }) })
  return { code: answer.statusCode, body: answer.json<Body & { message?: unknown }>() }
}

const add = (given: object = {}) =>
  ask('POST', '/operator/cuisines', { name, drawnAs: 'pizza', ...given })
const slug = () => name.toLowerCase().replaceAll(' ', '-')
const change = (given: object = {}) =>
  ask('PUT', '/operator/cuisines', { slug: slug(), name, welshName: '', isHidden: false, ...given })

async function giveToStore(cuisines: string[]) {
  const path = `/operator/stores/${store.storeId}`
  const { body: now } = await ask<Restaurant>('GET', path)
  const { name: called, address, area, postCode, phone, email, services, version } = now
  const where = { address, area, postCode, phone, email }
  const facts = { name: called, slug: now.slug, ...where, services, version, cuisines }
  return ask<Restaurant>('PUT', path, facts)
}

const found = (items: ListedCuisine[], wanted = slug()) =>
  items.find((each) => each.slug === wanted)

async function changes() {
  const { rows } = await server.context.pool.query(
    `SELECT act, by, before, after FROM audit_event WHERE after->>'name' = $1 ORDER BY id`,
    [name],
  )
  return rows
}

describe('a cuisine of the marketplace', () => {
  test('is added, and restaurants are given it', async () => {
    const { code, body } = await add()
    expect([code, found(body.items)]).toEqual([
      201,
      { slug: slug(), name, welshName: '', stores: 0, isHidden: false },
    ])
    expect((await giveToStore([slug(), 'pizza'])).code).toBe(200)
    const { body: listed } = await ask('GET', '/operator/cuisines')
    expect(found(listed.items)?.stores).toBe(1)
    expect(await changes()).toEqual([
      {
        act: 'addCuisine',
        by: 'operator',
        before: { name: null, welshName: null },
        after: { name, welshName: '' },
      },
    ])
    await giveToStore(['pizza'])
  })

  test('is renamed for every restaurant that has it', async () => {
    await add()
    await giveToStore([slug()])
    const renamed = `${name} kitchen`
    const { body } = await change({ name: renamed })
    expect(found(body.items)?.name).toBe(renamed)
    await expect
      .poll(async () => {
        const shown = await ask<{ storeTypes: { name: string }[] }>('GET', `/store/${store.slug}`)
        return shown.body.storeTypes.map((each) => each.name)
      })
      .toEqual([renamed])
    await giveToStore(['pizza'])
  })

  test('has a name in Welsh, which customers find restaurants by too', async () => {
    const welshName = `Sioraidd ${randomUUID().slice(0, 12)}`
    expect(found((await add({ welshName })).body.items)).toMatchObject({ name, welshName })
    await giveToStore([slug()])
    const renamed = `${welshName} cartref`
    expect(found((await change({ welshName: renamed })).body.items)?.welshName).toBe(renamed)
    await expect
      .poll(async () => {
        const query = `postCode=E8+1AA&search=${encodeURIComponent(renamed)}`
        const { body } = await ask<{ items: { slug: string; storeTypes: object[] }[] }>(
          'GET',
          `/store?${query}`,
        )
        return body.items.map((each) => [each.slug, each.storeTypes])
      })
      .toEqual([[store.slug, [{ slug: slug(), name, welshName: renamed }]]])
    expect((await change({ slug: 'pizza', name: 'Pizza', welshName: renamed })).body.message).toBe(
      'CUISINE_ALREADY_EXISTS',
    )
    await giveToStore(['pizza'])
  })

  test('is hidden when no restaurant has it, and then given to none until it is shown', async () => {
    await add()
    await giveToStore([slug()])
    expect((await change({ isHidden: true })).body.message).toBe('CUISINE_IN_USE')
    await giveToStore(['pizza'])
    expect(found((await change({ isHidden: true })).body.items)?.isHidden).toBe(true)
    expect((await giveToStore([slug()])).body.message).toEqual([
      { field: 'cuisines', code: 'invalid_value' },
    ])
    await change({ isHidden: false })
    expect((await giveToStore([slug()])).code).toBe(200)
    await giveToStore(['pizza'])
  })

  test('that is hidden and given to a restaurant at once is one of the two', async () => {
    await add()
    const [hidden, given] = await Promise.all([change({ isHidden: true }), giveToStore([slug()])])
    expect([hidden.code, given.code].toSorted()).toEqual(
      hidden.code === 200 ? [200, 400] : [200, 409],
    )
    await giveToStore(['pizza'])
  })

  test('that a usual one is, too, without any restaurant before', async () => {
    const usual = { slug: 'catering', name: 'Catering', welshName: 'Arlwyo' }
    expect(found((await change({ ...usual, isHidden: true })).body.items, 'catering')).toEqual({
      ...usual,
      stores: 0,
      isHidden: true,
    })
    await change({ ...usual, isHidden: false })
  })
})

describe('is refused', () => {
  test('twice, also in capitals, and of two at once one is added', async () => {
    const codes = (await Promise.all([add(), add()])).map(({ code }) => code)
    expect(codes.toSorted()).toEqual([201, 409])
    expect((await add({ name: name.toUpperCase() })).body.message).toBe('CUISINE_ALREADY_EXISTS')
    expect((await change({ slug: 'pizza', name })).body.message).toBe('CUISINE_ALREADY_EXISTS')
  })

  test('with the Welsh name of one that has none, which its English one stands for', async () => {
    await add()
    const other = await add({ name: `Other ${randomUUID().slice(0, 12)}`, welshName: name })
    expect(other.body.message).toBe('CUISINE_ALREADY_EXISTS')
  })

  test.each([
    [{ name: ' ' }, [{ field: 'name', code: 'required_field' }]],
    [{ name: '!!' }, [{ field: 'name', code: 'invalid_value' }]],
    [{ drawnAs: 'stew-of-nobody' }, 'NONEXISTING_CUISINE'],
  ])('%o', async (given, message) => {
    expect((await add(given)).body.message).toEqual(message)
  })

  test('what is no cuisine, and whoever may not set it', async () => {
    expect((await change()).body.message).toBe('NONEXISTING_CUISINE')
    const support = await openTestAccount(server.context, 'operator', { operatorRole: 'support' })
    const refused = await ask('POST', '/operator/cuisines', { name, drawnAs: 'pizza' }, support)
    expect(refused.body.message).toBe('OPERATOR_ROLE_NOT_ALLOWED')
    expect((await ask('GET', '/operator/cuisines', undefined, support)).code).toBe(200)
  })
})
