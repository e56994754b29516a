import { describe, expect, test } from 'vitest'
import { readCodePointRow } from './code-point-open.ts'
import { ImportRefused, RowRefused } from './import-refused.ts'
import { isOnspdHeader, onspdReader } from './onspd.ts'

const codePoint = (postCode: string, quality = '10', easting = '534500', northing = '184800') =>
  readCodePointRow([postCode, quality, easting, northing, 'E92000001', '', '', '', '', ''])

describe('a row of Code-Point Open', () => {
  test.each([
    ['N1  0AA', 'N1 0AA'],
    ['AB101AA', 'AB10 1AA'],
    ['E8 1AA', 'E8 1AA'],
    ['SW1A 1AA', 'SW1A 1AA'],
    ['E8  1AA', 'E8 1AA'],
  ])('%j is %s, at its place', (written, postCode) => {
    expect(codePoint(written)).toEqual({
      postCode,
      latitude: expect.closeTo(51.5457, 3),
      longitude: expect.closeTo(-0.0614, 3),
    })
  })

  test.each([
    ['of quality 90', codePoint('E8 1AA', '90', '0', '0'), 'no position is known'],
    ['at nought', codePoint('E8 1AA', '10', '0', '0'), 'no position is known'],
    ['of a large organisation', codePoint('BX1 1LT'), 'not the postcode of a place'],
  ])('one %s is left out', (_case, reading, reason) => {
    expect(reading).toBe(reason)
  })

  test.each([
    ['no postcode', () => codePoint('Hackney'), '“Hackney” is not a postcode'],
    ['no quality', () => codePoint('E8 1AA', '534500'), 'not a quality'],
    ['a position in words', () => codePoint('E8 1AA', '10', 'east'), 'not metres'],
    ['France', () => codePoint('E8 1AA', '10', '700000', '10000'), 'outside the UK (easting 7'],
    ['the north of Norway', () => codePoint('E8 1AA', '10', '400000', '3000000'), 'outside the UK'],
    ['a column missing', () => readCodePointRow(['E8 1AA', '10', '1', '2']), 'there are 4 columns'],
  ])('%s is refused', (_case, read, reason) => {
    expect(read).toThrow(RowRefused)
    expect(read).toThrow(reason)
  })
})

describe('a row of ONSPD', () => {
  const header = ['pcd7', 'pcd8', 'pcds', 'dointr', 'doterm', 'lat', 'long']
  const row = (pcds: string, doterm = '', lat = '51.545700', long = '-0.061400') =>
    onspdReader(header)(['', '', pcds, '198001', doterm, lat, long])

  test('is a postcode at its place', () => {
    expect(row('E8 1AA')).toEqual({ postCode: 'E8 1AA', latitude: 51.5457, longitude: -0.0614 })
  })

  test.each([
    [['pcd', 'pcd2', 'pcds', 'dointr', 'doterm', 'lat', 'long']],
    [['PCD', 'DOTERM', 'LAT', 'LONG']],
    [['pcd7', 'doterm', 'oslaua_cd', 'lat', 'long']],
    [['pcd8', 'doterm', 'latitude', 'longitude']],
  ])('is known under the header %j', (names) => {
    const values: Record<string, string> = { doterm: '', lat: '51.5', latitude: '51.5' }
    const fields = names.map((name) => values[name.toLowerCase()] ?? '')
    for (const [index, name] of names.entries()) {
      if (/^pcd/i.test(name)) fields[index] = 'E8 1AA'
      if (/^long/i.test(name)) fields[index] = '-0.06'
    }
    expect(isOnspdHeader(names)).toBe(true)
    expect(onspdReader(names)(fields)).toMatchObject({ postCode: 'E8 1AA', latitude: 51.5 })
  })

  test('in Northern Ireland is loaded, or left out when asked', () => {
    const fields = ['', '', 'BT9 5AB', '198001', '', '54.580', '-5.950']
    expect(onspdReader(header)(fields)).toMatchObject({ postCode: 'BT9 5AB' })
    const without = onspdReader(header, { withoutNorthernIreland: true })
    expect(without(fields)).toBe('in Northern Ireland')
  })

  test.each([
    ['that has ended', row('E8 1AA', '199606'), 'no longer in use'],
    ['that ended long ago, in a shape of its own', row('NPT 1AA', '198401'), 'no longer in use'],
    ['without a position', row('E8 1AA', '', '99.999999', '0.000000'), 'no position is known'],
    ['of Jersey', row('JE2 3AB'), 'in Jersey, Guernsey or the Isle of Man'],
    ['of the Isle of Man', row('IM1 1AA'), 'in Jersey, Guernsey or the Isle of Man'],
    ['of the forces', row('BF1 0AA'), 'not the postcode of a place'],
  ])('one %s is left out', (_case, reading, reason) => {
    expect(reading).toBe(reason)
  })

  test.each([
    ['no postcode', () => row('Hackney'), 'is not a postcode'],
    ['no degrees', () => row('E8 1AA', '', 'north'), 'are not degrees'],
    ['no month', () => row('E8 1AA', 'yes'), 'not the month'],
    ['France', () => row('E8 1AA', '', '48.85', '2.35'), 'outside the UK (latitude 48.85'],
    ['a column missing', () => onspdReader(header)(['E8 1AA']), 'the header has 7'],
  ])('%s is refused', (_case, read, reason) => {
    expect(read).toThrow(RowRefused)
    expect(read).toThrow(reason)
  })

  test('a header that lacks a column is refused by the name of the column', () => {
    expect(() => onspdReader(['pcds', 'lat', 'long'])).toThrow(ImportRefused)
    expect(() => onspdReader(['pcds', 'lat', 'long'])).toThrow('no column doterm')
  })
})
