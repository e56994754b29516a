import { ImportRefused, RowRefused } from './import-refused.ts'
import { placeInUk, readPostcode, type Reading, type RowReader } from './postcode-row.ts'

/** What editions call the columns needed, the best one first. */
const NAMES = {
  postCode: ['pcds', 'pcd8', 'pcd7', 'pcd', 'pcd2'],
  terminated: ['doterm'],
  latitude: ['lat', 'latitude'],
  longitude: ['long', 'longitude', 'lng'],
} as const

type Column = keyof typeof NAMES

/** What the directory writes where it knows no position; older editions wrote noughts. */
const NO_LATITUDE = 99.9
const DEGREES = /^-?\d{1,3}(\.\d+)?$/
const MONTH = /^\d{6}$/

/** Whether the first line of a file is the header of the ONS Postcode Directory or one like it. */
export function isOnspdHeader(header: readonly string[]): boolean {
  const names = new Set(header.map(nameOf))
  return Object.values(NAMES).every((known) => known.some((name) => names.has(name)))
}

/**
 * Reads rows of the ONS Postcode Directory (ONSPD), or the lookup made from it (NSPL), under that
 * header. Throws ImportRefused when a column is missing.
 */
export function onspdReader(
  header: readonly string[],
  { withoutNorthernIreland = false } = {},
): RowReader {
  const names = header.map(nameOf)
  const [postCode, terminated, latitude, longitude] = [
    columnOf(names, 'postCode'),
    columnOf(names, 'terminated'),
    columnOf(names, 'latitude'),
    columnOf(names, 'longitude'),
  ]

  return (fields): Reading => {
    if (fields.length !== header.length)
      throw new RowRefused(
        `there are ${fields.length} columns, and the header has ${header.length}`,
      )
    const ended = fields[terminated] ?? ''
    if (ended !== '' && !MONTH.test(ended))
      throw new RowRefused(`“${ended}” is not the month in which a postcode ended`)
    // Before the rest, because postcodes of long ago have shapes that none has today.
    if (ended !== '') return 'no longer in use'
    const read = readPostcode(fields[postCode] ?? '')
    if (typeof read === 'string') return read
    if (withoutNorthernIreland && read.postCode.startsWith('BT')) return 'in Northern Ireland'
    return placeOf(read.postCode, fields[latitude] ?? '', fields[longitude] ?? '')
  }
}

function placeOf(postCode: string, latitude: string, longitude: string): Reading {
  if (latitude === '' && longitude === '') return 'no position is known'
  if (!DEGREES.test(latitude) || !DEGREES.test(longitude))
    throw new RowRefused(`“${latitude}” and “${longitude}” are not degrees`)
  const place = { latitude: Number(latitude), longitude: Number(longitude) }
  const isUnknown = place.latitude > NO_LATITUDE || (place.latitude === 0 && place.longitude === 0)
  if (isUnknown) return 'no position is known'
  return placeInUk(postCode, place, `latitude ${latitude}, longitude ${longitude}`)
}

const nameOf = (header: string) => header.trim().toLowerCase()

function columnOf(names: readonly string[], column: Column): number {
  const name = NAMES[column].find((each) => names.includes(each))
  if (name === undefined)
    throw new ImportRefused(
      `the header has no column ${NAMES[column].join(' or ')}: an edition of ONSPD that this version does not know, or another file`,
    )
  return names.indexOf(name)
}
