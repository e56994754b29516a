import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { insertAddressLine, readPlace } from './place-data.ts'

const part = (longName: string, ...types: string[]) => ({ longName, types })

describe('a place is read from its components', () => {
  test('city, country, postcode and area', () => {
    expect(
      readPlace([
        part('E8 1AA', 'postal_code'),
        part('Mare Street', 'route'),
        part('Hackney', 'neighborhood', 'political'),
        part('London', 'postal_town'),
        part('United Kingdom', 'country', 'political'),
      ]),
    ).toEqual({ city: 'London', country: 'United Kingdom', postCode: 'E8 1AA', area: 'Hackney' })
  })

  test('a locality is preferred to a postal town', () => {
    const components = [part('Salford', 'postal_town'), part('Eccles', 'locality')]
    expect(readPlace(components).city).toBe('Eccles')
  })

  test('the area is the first type in the order, wherever it stands', () => {
    const types = [
      'subway_station',
      'route',
      'administrative_area_level_3',
      'administrative_area_level_4',
      'sublocality',
      'sublocality_level_1',
      'neighborhood',
    ]
    for (const count of types.keys()) {
      const components = types.slice(0, count + 1).map((type) => part(type, type))
      expect(readPlace(components).area).toBe(types[count])
    }
  })

  test('what a place does not name is empty', () => {
    expect(readPlace([])).toEqual({ city: '', country: '', postCode: '', area: '' })
  })
})

test.each([
  ['12 Mare Street, London, UK', 'Flat 3', '12 Mare Street, Flat 3, London, UK'],
  ['1 The Row,Mare Street,London,UK', ' Flat 3 ', '1 The Row, Mare Street, Flat 3, London, UK'],
  ['London, UK', 'Flat 3', 'Flat 3, London, UK'],
  ['London', 'Flat 3', 'Flat 3, London'],
  ['', 'Flat 3', 'Flat 3'],
  ['12 Mare Street, London, UK', '  ', '12 Mare Street, London, UK'],
  ['12 Mare Street, London, UK', ' , ', '12 Mare Street, London, UK'],
  ['12 Mare Street,London,UK', '', '12 Mare Street,London,UK'],
  ['12 Mare Street, London, UK', 'Flat 3, Block B', '12 Mare Street, Flat 3, Block B, London, UK'],
  ['12 Mare Street, Flat 3, London, UK', 'flat 3', '12 Mare Street, Flat 3, London, UK'],
  ['12 Mare Street, Flat 33, London, UK', 'Flat 3', '12 Mare Street, Flat 33, Flat 3, London, UK'],
  ['12 Mare Street, London, London, UK', 'UK', '12 Mare Street, London, UK, London, UK'],
])('%j with the line %j is %j', (address, line, expected) => {
  expect(insertAddressLine(address, line)).toBe(expected)
})

test('a line is inserted once, however often, and no part is lost', () => {
  const part = fc.string({ maxLength: 12 }).map((text) => text.replaceAll('\n', ' '))
  const text = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(','))
  fc.assert(
    fc.property(text, text, (street, line) => {
      const address = `${street}, London, UK`
      const once = insertAddressLine(address, line)
      expect(insertAddressLine(once, line)).toBe(once)
      const partsOf = (whole: string) => whole.split(',').map((each) => each.trim())
      const expected = partsOf(once)
      for (const each of partsOf(address)) if (each) expect(expected).toContain(each)
    }),
  )
})
