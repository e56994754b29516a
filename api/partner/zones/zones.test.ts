import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StoreChange } from '#contract/partner/changes.ts'
import type { ZoneInput } from '#contract/partner/zones.ts'
import { NEW_ZONE, openZones, type ZoneEditor } from '#api/partner/testing/zone-editor.ts'
import type { TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore, type TestZone } from '#api/testing/test-store.ts'

let server: TestApp
let store: TestStore
let owner: TestAccount
let editor: ZoneEditor

const fee = (fromPence: number, feePence: number) => ({ fromPence, feePence })

async function open(zones: TestZone[]) {
  ;({ store, owner, editor } = await openZones(server, zones))
}

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(() => open([{ name: 'Hackney', prefixes: ['E8'], minimumOrderPence: 1200 }]))
afterAll(() => server.close())

const changes = async (): Promise<StoreChange[]> => {
  const url = `/api/v1/partner/stores/${store.storeId}/changes`
  return (await server.app.inject({ url, headers: owner.headers })).json().items
}

describe('zones are', () => {
  test('listed by their letters, with what they name and cost', async () => {
    const { items, isDeliveryOffered } = await editor.list()
    expect(isDeliveryOffered).toBe(true)
    expect(items).toEqual([
      {
        id: store.zoneIds[0],
        letter: 'A',
        name: 'Hackney',
        prefixes: ['E8'],
        radiusMiles: null,
        feeTiers: [fee(0, 399)],
        minimumOrderPence: 1200,
        minMinutes: 15,
        maxMinutes: 25,
        postcodes: expect.any(Number),
        isNeverUsed: false,
        overlaps: [],
      },
    ])
    expect(items[0]?.postcodes).toBeGreaterThan(500)
  })

  test('added, changed and deleted; a deleted letter is given to the next new one', async () => {
    await editor.add({ name: 'Around', prefixes: [], radiusMiles: 2.5 })
    const { body: three } = await editor.add({ name: 'Homerton' })
    expect(three.items.map(({ letter, name }) => [letter, name])).toEqual([
      ['A', 'Hackney'],
      ['B', 'Around'],
      ['C', 'Homerton'],
    ])
    const [, around, homerton] = three.items
    await editor.change(homerton?.id ?? '', { prefixes: ['E9', 'E10'], minimumOrderPence: 2000 })
    const { body: two } = await editor.delete(around?.id ?? '')
    expect(two.items[1]).toMatchObject({
      letter: 'C',
      prefixes: ['E10', 'E9'],
      minimumOrderPence: 2000,
    })
    const { body } = await editor.add({ prefixes: ['N1'] })
    expect(body.items.map(({ letter }) => letter)).toEqual(['A', 'B', 'C'])
  })

  test('understood in any spacing and case, each prefix once', async () => {
    const typed = [' e9', 'E 9', 'n16', 'N1 6', 'sw1', 'sw1a1aa', 'ls', 'E81', 'bt7 1']
    const { body } = await editor.add({ prefixes: typed })
    expect(body.items[1]?.prefixes).toEqual(
      ['E9', 'N16', 'N1 6', 'SW1', 'SW1A 1AA', 'LS', 'E8 1', 'BT7 1'].sort(),
    )
  })

  test('sectors on a map, with the zone that names each', async () => {
    const { sectors } = await editor.list()
    const found = sectors.find(({ code }) => code === 'E8 3')
    expect(found).toMatchObject({ zoneId: store.zoneIds[0] })
    expect(Math.hypot(found?.eastMiles ?? 9, found?.northMiles ?? 9)).toBeLessThan(1)
    expect(sectors.some(({ zoneId }) => zoneId === null)).toBe(true)
    expect(sectors.length).toBeLessThanOrEqual(400)
  })

  test('compared in postcodes and pounds where they overlap', async () => {
    const { body } = await editor.add({ name: 'Dalston', prefixes: ['E8 2', 'E8 3'] })
    const [hackney, dalston] = body.items
    expect(hackney?.overlaps).toEqual([
      {
        zoneId: dalston?.id,
        postcodes: dalston?.postcodes,
        examples: expect.arrayContaining(['E8 2', 'E8 3']),
        feePence: 200,
        ownFeePence: 399,
      },
    ])
  })

  test('marked where others come first wherever they reach', async () => {
    const prefixes = ['E8 1', 'E8 2', 'E8 3', 'E8 4', 'E8 9']
    const { body } = await editor.add({ prefixes })
    expect(body.items.map(({ isNeverUsed }) => isNeverUsed)).toEqual([true, false])
  })
})

describe('a zone is refused, and nothing saved,', () => {
  const fault = (field: string, code: string) => [{ field: `zone.${field}`, code }]
  const rows: [string, Partial<ZoneInput>, object[]][] = [
    ['without a name', { name: ' ' }, fault('name', 'required_field')],
    ['that names nothing', { prefixes: [] }, fault('prefixes', 'required_field')],
    [
      'of what is no postcode',
      { prefixes: ['E9', 'pizza'] },
      fault('prefixes.1', 'invalid_postcode'),
    ],
    [
      'of a sector that does not exist',
      { prefixes: ['E8 7'] },
      fault('prefixes.0', 'invalid_postcode'),
    ],
    ['of half a postcode', { prefixes: ['E8 1A'] }, fault('prefixes.0', 'invalid_postcode')],
    [
      'of a postcode that is no prefix',
      { prefixes: ['GIR 0AA'] },
      fault('prefixes.0', 'invalid_postcode'),
    ],
    ['with a prefix of another', { prefixes: ['e8'] }, fault('prefixes.0', 'already_used')],
    ['with a radius of nothing', { radiusMiles: 0 }, fault('radiusMiles', 'too_few')],
    ['with a radius of 31 miles', { radiusMiles: 31 }, fault('radiusMiles', 'too_many')],
    ['without tiers', { feeTiers: [] }, fault('feeTiers', 'too_few')],
    [
      'with a first tier above nothing',
      { feeTiers: [fee(500, 200)] },
      fault('feeTiers.0.fromPence', 'invalid_value'),
    ],
    [
      'with tiers that descend',
      { feeTiers: [fee(0, 300), fee(2000, 200), fee(1500, 100)] },
      fault('feeTiers.2.fromPence', 'not_ascending'),
    ],
    [
      'that costs more for more',
      { feeTiers: [fee(0, 200), fee(2000, 300)] },
      fault('feeTiers.1.feePence', 'not_descending'),
    ],
    [
      'with a fee below nothing',
      { feeTiers: [fee(0, -1)] },
      fault('feeTiers.0.feePence', 'invalid_value'),
    ],
    ['with half a penny', { minimumOrderPence: 0.5 }, fault('minimumOrderPence', 'invalid_value')],
    ['whose minutes descend', { minMinutes: 21 }, fault('maxMinutes', 'not_ascending')],
  ]

  test.each(rows)('%s', async (_what, change, message) => {
    const before = await editor.list()
    expect(await editor.add(change)).toMatchObject({ status: 400, body: { message } })
    const zoneId = null
    const zone = { ...NEW_ZONE, ...change }
    expect((await editor.ask('POST', '/preview', { zoneId, zone })).body.message).toEqual(message)
    expect(await editor.list()).toEqual(before)
    expect(await changes()).toEqual([])
  })

  test('with every fault named at once', async () => {
    const { body } = await editor.add({ prefixes: ['E8', 'E8 7'], maxMinutes: 5 })
    expect(body.message).toEqual([
      ...fault('prefixes.1', 'invalid_postcode'),
      ...fault('prefixes.0', 'already_used'),
      ...fault('maxMinutes', 'not_ascending'),
    ])
  })

  test('beyond twenty', async () => {
    await open(Array.from({ length: 20 }, (_, index) => ({ radiusMiles: index + 1 })))
    expect(await editor.add()).toMatchObject({
      status: 409,
      body: { message: 'TOO_MANY_ZONES', details: { maximum: 20 } },
    })
    expect((await editor.list()).items).toHaveLength(20)
  })

  test('of another store', async () => {
    const elsewhere = await openTestStore(server.context)
    const zoneId = elsewhere.zoneIds[0] ?? ''
    for (const answer of [await editor.change(zoneId, {}), await editor.delete(zoneId)])
      expect(answer).toMatchObject({ status: 404, body: { message: 'NONEXISTING_ZONE' } })
  })
})

describe('of changes at once', () => {
  test('the second one from the same version is refused', async () => {
    const { version } = await editor.list()
    const zone = { ...NEW_ZONE, prefixes: ['N1'] }
    await editor.add()
    expect(await editor.ask('POST', '', { version, zone })).toMatchObject({
      status: 409,
      body: { message: 'ZONES_HAVE_CHANGED' },
    })
  })

  test('one wins, also over a change by hand', async () => {
    const { version } = await editor.list()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        editor.ask('POST', '', {
          version,
          zone: { ...NEW_ZONE, prefixes: [], radiusMiles: i + 1 },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    const seen = await editor.list()
    expect(seen.items).toHaveLength(2)
    expect(await changes()).toHaveLength(1)
    await server.context.pool.query(
      'UPDATE delivery_zone SET minimum_order_pence = 999 WHERE id = $1',
      [store.zoneIds[0]],
    )
    const late = await editor.ask('POST', '', { version: seen.version, zone: NEW_ZONE })
    expect(late.body.message).toBe('ZONES_HAVE_CHANGED')
  })

  test('the database lets no prefix be in two zones of a store', async () => {
    const { body } = await editor.add()
    const insert = `INSERT INTO delivery_zone_prefix (prefix, store_id, zone_id) VALUES ('E8', $1, $2)`
    const twice = server.context.pool.query(insert, [store.storeId, body.items[1]?.id])
    await expect(twice).rejects.toThrow('delivery_zone_prefix_pkey')
  })
})

test('each change is in the audit log, in words', async () => {
  const { body } = await editor.add({
    prefixes: ['E9', 'E10'],
    feeTiers: [fee(0, 250), fee(3000, 0)],
  })
  const id = body.items[1]?.id ?? ''
  await editor.change(id, {
    name: 'East',
    prefixes: ['E9', 'E10'],
    radiusMiles: 1,
    feeTiers: [fee(0, 250)],
  })
  await editor.delete(id)
  const [deleted, changed, added] = await changes()
  const east = {
    name: 'East',
    postcodes: 'E10, E9',
    radius: '1 mile',
    fees: '£2.50',
    minimumOrder: 1000,
    minutesAway: '10 to 20',
  }
  const homerton = { ...east, name: 'Homerton', radius: null, fees: '£2.50, Free from £30' }
  const { radius: _, ...written } = homerton
  const none = { name: null, postcodes: null, fees: null, minimumOrder: null, minutesAway: null }
  expect(added).toMatchObject({ act: 'addZone', subject: 'Homerton', before: none, after: written })
  expect(changed).toMatchObject({
    act: 'changeZone',
    subject: 'Homerton',
    before: { name: 'Homerton', radius: null, fees: '£2.50, Free from £30' },
    after: { name: 'East', radius: '1 mile', fees: '£2.50' },
  })
  expect(deleted).toMatchObject({ act: 'deleteZone', subject: 'East', before: east })
})
