import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstLineOf, openPostcodeFile } from './postcode-file.ts'
import { allOf, codePointRow, createTestFolder } from './test-postcode-files.ts'

let folder: Awaited<ReturnType<typeof createTestFolder>>
beforeAll(async () => {
  folder = await createTestFolder()
})
afterAll(() => folder.remove())

const area = codePointRow({ postCode: 'E8  1AA' })
const header = 'pcd,pcd2,pcds,dointr,doterm,lat,long\r\n'

async function partsOf(path: string) {
  const file = await openPostcodeFile(path)
  file.close()
  return [file.product, ...file.parts.map(({ name }) => name)]
}

describe('what a file is, is seen from what it holds', () => {
  test('the zip of Code-Point Open: its areas in order, without what lies beside', async () => {
    const path = await folder.zip('codepo_gb.zip', {
      'Data/CSV/e.csv': area,
      'Data/CSV/ab.csv': area,
      'Doc/licence.txt': 'words',
      'Doc/Code-Point_Open_Column_Headers.csv': 'PC,PQ',
      '__MACOSX/Data/CSV/ab.csv': 'x',
    })
    expect(await partsOf(path)).toEqual(['Code-Point Open', 'Data/CSV/ab.csv', 'Data/CSV/e.csv'])
  })

  test('the zip of ONSPD: the whole file, not its pieces nor its documents', async () => {
    const path = await folder.zip('ONSPD_FEB_2026.zip', {
      'Data/ONSPD_FEB_2026_UK.csv': header,
      'Data/multi_csv/ONSPD_FEB_2026_UK_AB.csv': header,
      'Documents/ONSPD names and codes.csv': 'a,b',
      'User Guide/ONSPD User Guide.pdf': '%PDF',
    })
    expect(await partsOf(path)).toEqual(['ONSPD', 'Data/ONSPD_FEB_2026_UK.csv'])
  })

  test('the pieces of ONSPD where there is no whole file', async () => {
    const path = await folder.zip('pieces.zip', {
      'Data/multi_csv/ONSPD_FEB_2026_UK_E.csv': header,
      'Data/multi_csv/ONSPD_FEB_2026_UK_AB.csv': header,
    })
    expect(await partsOf(path)).toHaveLength(3)
  })

  test('a CSV file of either', async () => {
    expect(await partsOf(await folder.write('e.csv', area))).toEqual(['Code-Point Open', 'e.csv'])
    const marked = Buffer.from(`\u{FEFF}${header}`)
    expect(await partsOf(await folder.write('o.csv', marked))).toEqual(['ONSPD', 'o.csv'])
  })
})

test('two files that differ anywhere are told apart, and a copy is the same', async () => {
  const sha256Of = async (name: string, text: string) =>
    (await openPostcodeFile(await folder.write(name, text))).sha256
  const first = await sha256Of('first.csv', area + area)
  expect(await sha256Of('copy.csv', area + area)).toBe(first)
  expect(await sha256Of('other.csv', area + area.replace('184800', '184801'))).not.toBe(first)
})

describe('anything else is refused with what it is', () => {
  test.each<[string, string | Buffer, string]>([
    ['nothing', '', 'is empty: download it again'],
    ['a web page', '<!DOCTYPE html><title>Sign in</title>', 'is a web page'],
    ['a PDF', '%PDF-1.7', 'is a PDF'],
    ['a GeoPackage', 'SQLite format 3\u0000', 'is a GeoPackage'],
    ['gzip', Buffer.from([0x1f, 0x8b, 8, 0]), 'compressed by gzip'],
    ['UTF-16', Buffer.from('\u{FEFF}pcds', 'utf16le'), 'UTF-16'],
    ['bytes', Buffer.from([1, 0, 2, 0]), 'neither a zip nor text'],
    ['a shopping list', 'milk\nbread\n', 'line 1 has one column'],
    ['another table', 'name,town,price\n', 'line 1 has 3 columns'],
  ])('%s', async (_case, content, reason) => {
    const path = await folder.write('wrong.csv', content)
    await expect(openPostcodeFile(path)).rejects.toThrow(reason)
    await expect(openPostcodeFile(path)).rejects.toThrow('What is wanted is Code-Point Open')
  })

  test.each<[string, Record<string, string>, string]>([
    ['a shapefile', { 'Data/roads.shp': 'x', 'Data/roads.dbf': 'x' }, 'a map as a shapefile'],
    ['a GeoPackage in a zip', { 'Data/codepo_gb.gpkg': 'x' }, 'a GeoPackage: choose the CSV'],
    ['a spreadsheet', { '[Content_Types].xml': '<x/>' }, 'an office document'],
    ['a zip in a zip', { 'codepo_gb.zip': 'x' }, 'another zip'],
    ['photographs', { 'cat.jpg': 'x' }, 'no file of postcodes'],
    ['two editions', { 'ONSPD_A.csv': header, 'ONSPD_B.csv': header }, 'two directories'],
  ])('%s', async (_case, files, reason) => {
    await expect(openPostcodeFile(await folder.zip('wrong.zip', files))).rejects.toThrow(reason)
  })

  test('a file that is not there, and a folder', async () => {
    await expect(openPostcodeFile('/nowhere/e.csv')).rejects.toThrow('is not there: check the name')
    await expect(openPostcodeFile('/')).rejects.toThrow('is a folder: name the file')
  })

  test('a zip that was cut short', async () => {
    const whole = await readFile(await folder.zip('whole.zip', { 'Data/CSV/e.csv': area }))
    const path = await folder.write('cut.zip', whole.subarray(0, -30))
    await expect(openPostcodeFile(path)).rejects.toThrow('cut short or damaged: download it again')
  })

  test('a zip whose contents were changed', async () => {
    const rows = area.repeat(50)
    const whole = await readFile(await folder.zip('sound.zip', { 'Data/CSV/e.csv': rows }))
    // Somewhere in the packed rows, after the header of 30 bytes and the name.
    whole.writeUInt8(whole.readUInt8(80) ^ 0xff, 80)
    const file = await openPostcodeFile(await folder.write('damaged.zip', whole))
    const [part] = file.parts
    const read = part ? allOf(part.read(0)) : null
    await expect(read).rejects.toThrow('cut short or damaged: download it again')
    file.close()
  })
})

test('a part of a zip is read from any byte on', async () => {
  const file = await openPostcodeFile(
    await folder.zip('from.zip', { 'Data/CSV/e.csv': area.repeat(3) }),
  )
  const [part] = file.parts
  if (!part) throw new Error('no part')
  const rest = Buffer.concat(await allOf(part.read(area.length * 2)))
  expect(rest.toString()).toBe(area)
  expect((await firstLineOf(part))[0]).toBe('E8  1AA')
  file.close()
})
