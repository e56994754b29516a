import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { deliverInvitations } from '#api/testing/test-mailbox.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { openRestaurantDesk, type RestaurantDesk } from './testing/restaurant-desk.ts'

let server: TestApp
let desk: RestaurantDesk

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  desk = await openRestaurantDesk(server)
})
afterAll(() => server.close())

describe('basic facts', () => {
  const change = async (edit: object) => {
    const { name, slug, address, area, postCode, phone, email, services, version, ...rest } =
      await desk.read()
    const cuisines = rest.cuisines.map((each) => each.slug)
    const where = { address, area, postCode, phone, email }
    const facts = { name, slug, ...where, services, version, cuisines }
    return desk.ask('PUT', desk.ofStore(), { ...facts, ...edit })
  }

  test('are changed, and the former address of the page leads to the new one', async () => {
    const slug = `${desk.store.slug}-again`
    const edit = { slug, name: 'Mare Street Slices', cuisines: ['pizza', 'italian'] }
    const { code, body } = await change(edit)
    expect([code, body.slug, body.name]).toEqual([200, slug, 'Mare Street Slices'])
    expect(body.cuisines.map((each) => each.name)).toEqual(['Pizza', 'Italian'])
    const { rows } = await server.context.pool.query('SELECT FROM former_slug WHERE slug = $1', [
      desk.store.slug,
    ])
    expect(rows).toHaveLength(1)
    expect((await desk.changes())[0]).toMatchObject({
      act: 'changeStore',
      before: { webAddress: desk.store.slug, cuisines: 'Pizza' },
      after: { webAddress: slug, cuisines: 'Pizza, Italian', name: 'Mare Street Slices' },
    })
  })

  test('say which services there are: without delivery zones are no check', async () => {
    const zones = (body: { checks: { check: string; result: string }[] }) =>
      body.checks.find(({ check }) => check === 'zones')?.result
    await server.context.pool.query('DELETE FROM delivery_zone WHERE store_id = $1', [
      desk.store.storeId,
    ])
    expect(zones(await desk.read())).toBe('missing')
    const { code, body } = await change({ services: ['collection'], email: 'new@slices.example' })
    expect([code, body.services, body.email]).toEqual([200, ['collection'], 'new@slices.example'])
    expect(zones(body)).toBeUndefined()
    expect((await desk.changes())[0]).toMatchObject({
      act: 'changeStore',
      before: { services: 'delivery, collection' },
      after: { services: 'collection', email: 'new@slices.example' },
    })
    expect(zones((await change({ services: ['delivery'] })).body)).toBe('missing')
  })

  test('move with the postcode, also to another nation', async () => {
    const { body } = await change({ postCode: 'eh1 1aa', area: 'Old Town' })
    expect([body.postCode, body.area]).toEqual(['EH1 1AA', 'Old Town'])
    const { rows } = await server.context.pool.query('SELECT nation FROM store WHERE id = $1', [
      desk.store.storeId,
    ])
    expect(rows).toEqual([{ nation: 'scotland' }])
  })

  test('that somebody else has changed meanwhile are refused, as is the slug of another', async () => {
    const { version } = await desk.read()
    await change({ phone: '0114 496 0355' })
    expect((await change({ version })).body.message).toBe('RESTAURANT_HAS_CHANGED')
    const other = await openTestStore(server.context)
    const refused = await change({ slug: other.slug })
    expect([refused.code, refused.body.message]).toEqual([409, 'STORE_SLUG_ALREADY_USED'])
  })

  test.each([
    [{ cuisines: ['stew-of-nobody'] }, 'cuisines', 'invalid_value'],
    [{ cuisines: [] }, 'cuisines', 'too_few'],
    [{ services: [] }, 'services', 'too_few'],
    [{ services: ['delivery', 'delivery'] }, 'services', 'invalid_value'],
    [{ email: 'nobody' }, 'email', 'invalid_email'],
    [{ postCode: 'E8' }, 'postCode', 'invalid_postcode'],
    [{ slug: 'No Spaces' }, 'slug', 'invalid_value'],
    [{ name: ' ' }, 'name', 'required_field'],
  ])('%o is refused at its field', async (edit, field, code) => {
    const { body } = await change(edit)
    expect(body.message).toEqual([{ field, code }])
  })
})

describe('adding a restaurant', () => {
  const given = {
    name: 'Nether Edge Noodles',
    address: '41 Abbeydale Row',
    postCode: 'E8 1AA',
    phone: '0114 496 0355',
    cuisines: ['chinese'],
    ownerEmail: 'Mei@Noodles.example',
  }
  const add = (edit: object = {}) => desk.ask('POST', '/operator/stores', { ...given, ...edit })

  test('makes a draft where the gazetteer says, and invites its owner', async () => {
    const { code, body } = await add()
    expect(code).toBe(201)
    expect(body).toMatchObject({
      slug: 'nether-edge-noodles',
      lifecycle: 'draft',
      city: 'London',
      team: { colleagues: [], invitations: [{ email: 'mei@noodles.example', role: 'owner' }] },
    })
    const missing = body.checks.filter(({ result }) => result === 'missing')
    expect(missing.map(({ check }) => check)).toEqual(['owner', 'menu', 'hours', 'zones', 'bank'])
    const [invitation] = await deliverInvitations(server.context)
    expect(invitation?.to).toBe('mei@noodles.example')
    const again = await add()
    expect(again.body.slug).not.toBe('nether-edge-noodles')
    await deliverInvitations(server.context)
  })

  test.each([
    [{ postCode: 'ZZ99 9ZZ' }, 'postCode', 'invalid_postcode'],
    [{ ownerEmail: 'mei' }, 'ownerEmail', 'invalid_email'],
    [{ cuisines: ['stew-of-nobody'] }, 'cuisines', 'invalid_value'],
  ])('%o is refused, and nothing is made', async (edit, field, code) => {
    const { body } = await add(edit)
    expect(body.message).toEqual([{ field, code }])
    expect(await deliverInvitations(server.context)).toEqual([])
  })
})

test('notes are listed, the latest first', async () => {
  await desk.ask('POST', desk.ofStore('/notes'), { text: 'Rang Sam: back on Monday' })
  const { body } = await desk.ask('POST', desk.ofStore('/notes'), { text: 'Back' })
  expect(body.notes.map(({ by, text }) => [by, text])).toEqual([
    ['Sam Taylor', 'Back'],
    ['Sam Taylor', 'Rang Sam: back on Monday'],
  ])
})
