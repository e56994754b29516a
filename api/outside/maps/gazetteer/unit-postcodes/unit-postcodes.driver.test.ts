import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect, type Connection } from '#api/database/connect.ts'
import { createListener, type Listener } from '#api/database/listen.ts'
import { milesBetween } from '#rules/address/distance.ts'
import { importPostcodes } from '#tools/gazetteer/import-postcodes.ts'
import {
  codePointRow,
  codePointRows,
  createTestFolder,
} from '#tools/gazetteer/test-postcode-files.ts'
import type { TestDatabase } from '#tools/testing/template-database.ts'
import { createTestDatabase } from '#tools/testing/test-database.ts'
import { createGazetteer } from '#api/outside/maps/gazetteer/gazetteer.driver.ts'
import { createUnitPostcodes } from './unit-postcodes.driver.ts'
import type { UnitPostcodes } from './unit-postcodes.ts'

let database: TestDatabase
let connection: Connection
let listener: Listener
let units: UnitPostcodes

const folder = await createTestFolder()
const importRows = async (rows: string) =>
  importPostcodes({ databaseUrl: database.url, path: await folder.write('rows.csv', rows) })

beforeAll(async () => {
  database = await createTestDatabase()
  connection = connect(database.serverUrl, { max: 4 })
  listener = createListener(database.serverUrl, { warn: () => {} })
  units = createUnitPostcodes({ db: connection.db, listener })
  await listener.ready()
})
afterAll(async () => {
  await listener.close()
  await connection.close()
  await Promise.all([database.drop(), folder.remove()])
})

test('before an import nothing is found, and the database is queried only once', async () => {
  const alone = connect(database.serverUrl, { max: 1 })
  const empty = createUnitPostcodes({ db: alone.db, listener })
  await listener.ready()
  expect(await empty.find('E8 1AA')).toBeNull()
  // If it queried again, it would fail now.
  await alone.close()
  expect(await empty.find('E8 1AA')).toBeNull()
  expect(await empty.nearest({ latitude: 51.5, longitude: 0 })).toBeNull()
  expect(await empty.beginning('E8 1', 5)).toEqual([])
})

test('a running server uses an import as soon as it is done', async () => {
  expect(await units.find('E8 0AA')).toBeNull()
  await importRows(codePointRows('E8', 5))
  await expect.poll(() => units.find('E8 0AA')).not.toBeNull()
})

test('a failed query is repeated', async () => {
  const { db } = connection
  const { pool, close } = connect(database.url, { max: 1 })
  const later = createUnitPostcodes({ db, listener })
  await listener.ready()
  await pool.query('ALTER TABLE unit_postcode RENAME TO unit_postcode_away')
  await expect(later.find('E8 0AA')).rejects.toThrow('does not exist')
  await pool.query('ALTER TABLE unit_postcode_away RENAME TO unit_postcode')
  await close()
  expect(await later.find('E8 0AA')).not.toBeNull()
})

describe('imported postcodes', () => {
  beforeAll(async () => {
    const far = codePointRow({ postCode: 'AB10 1AA', easting: 393_000, northing: 806_000 })
    await importRows(codePointRows('E8', 450) + codePointRows('E81', 3) + far)
  })

  test('are found by their own spelling', async () => {
    const place = await units.find('E8 0AA')
    expect(place).toEqual({
      latitude: expect.closeTo(51.5457, 3),
      longitude: expect.closeTo(-0.0614, 3),
    })
    expect(await units.find('E8 9ZZ')).toBeNull()
  })

  test('complete the typed text, in order, and only with what starts with it', async () => {
    const beginning = async (prefix: string, limit: number) =>
      (await units.beginning(prefix, limit)).map(({ postCode }) => postCode)
    expect(await beginning('E8 0A', 3)).toEqual(['E8 0AA', 'E8 0AB', 'E8 0AD'])
    expect(await beginning('E8 1', 100)).toHaveLength(50)
    expect(await beginning('E8 ', 1)).toEqual(['E8 0AA'])
    expect(await beginning('E8 1AA', 5)).toEqual(['E8 1AA'])
    expect(await beginning('E9', 5)).toEqual([])
    expect(new Set(await beginning('E81', 5))).toEqual(new Set(['E81 0AA', 'E81 0AB', 'E81 0AD']))
  })

  test('the nearest on the ground is found, not the nearest in degrees', async () => {
    const at = await units.find('E8 0AA')
    if (!at) throw new Error('not imported')
    // Ten metres to the west of the first, which is the end of the line.
    const west = { latitude: at.latitude, longitude: at.longitude - 0.00014 }
    const nearest = await units.nearest(west)
    expect(nearest && milesBetween(nearest, west)).toBeLessThan(0.01)
    expect(['E8 0AA', 'E81 0AA']).toContain(nearest?.postCode)
  })

  test('none is near further than two miles away', async () => {
    const at = await units.find('AB10 1AA')
    if (!at) throw new Error('not imported')
    const north = (miles: number) => ({ ...at, latitude: at.latitude + miles / 69.1 })
    expect(await units.nearest(north(1.9))).toMatchObject({ postCode: 'AB10 1AA' })
    expect(await units.nearest(north(2.1))).toBeNull()
    expect(await units.nearest({ latitude: 0, longitude: 0 })).toBeNull()
  })

  test('locate searches more precisely than the sector does', async () => {
    const gazetteer = createGazetteer({ units })
    const at = await units.find('E8 0BD')
    const place = await gazetteer.place('e80bd')
    expect(place).toMatchObject({ postCode: 'E8 0BD', ...at })
    expect(await createGazetteer().place('e80bd')).not.toMatchObject({ ...at })
  })
})
