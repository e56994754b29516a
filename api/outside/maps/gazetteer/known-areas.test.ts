import { expect, it } from 'vitest'
import { csvRows, loadPostcodeTable } from './postcode-table.ts'

const table = loadPostcodeTable()

it.each(table.knownAreas)('$name, $town names postcodes of that town', ({ town, postcodes }) => {
  for (const postcode of postcodes) {
    const [code = '', digit] = postcode.split(' ')
    const outward = table.outward(code)
    expect(outward?.town, postcode).toBe(town)
    if (outward && digit !== undefined) {
      expect(table.sectorPosition(outward, Number(digit)), postcode).not.toBeNull()
    }
  }
})

it('names each outward code and each sector at most once', () => {
  const everyday = csvRows('./known-areas.csv').flatMap((row) => row[3]?.split(';') ?? [])
  const named = everyday.filter((code) => code !== '')
  expect(named.filter((code, index) => named.indexOf(code) !== index)).toEqual([])

  const sectors = table.knownAreas
    .flatMap(({ postcodes }) => postcodes)
    .filter((postcode) => postcode.includes(' '))
  expect(sectors.filter((sector, index) => sectors.indexOf(sector) !== index)).toEqual([])
})

it('covers every outward code with a town, and every sector with a position in the UK', () => {
  expect(table.outwardCodes).toHaveLength(2943)
  for (const outward of table.outwardCodes) {
    expect(outward.town, outward.code).not.toBe('')
    for (const digit of table.sectorsOf(outward)) {
      const position = table.sectorPosition(outward, digit)
      expect(position?.latitude).toBeGreaterThan(49)
      expect(position?.latitude).toBeLessThan(61)
    }
  }
})
