import proj4 from 'proj4'
import type { Coordinates } from '#rules/address/distance.ts'
import { RowRefused } from './import-refused.ts'
import { placeInUk, readPostcode, type Reading } from './postcode-row.ts'

/**
 * The National Grid on OSGB36, with the seven parameters of Ordnance Survey's "A guide to coordinate
 * systems in Great Britain": within some 5 metres all over Great Britain.
 */
const grid = proj4(
  '+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +ellps=airy ' +
    '+towgs84=446.448,-125.157,542.06,0.15,0.247,0.842,-20.489 +units=m +no_defs',
  'WGS84',
)

/** Postcode, quality, easting, northing, country, two of health, county, district, ward. */
export const CODE_POINT_COLUMNS = 10

/** Ordnance Survey's word for "no position". */
const NO_POSITION = '90'
const QUALITY = /^\d0$/
const METRES = /^\d{1,7}$/

/** Reads a row of Ordnance Survey's Code-Point Open, of any edition since 2011. */
export function readCodePointRow(fields: readonly string[]): Reading {
  if (fields.length !== CODE_POINT_COLUMNS)
    throw new RowRefused(
      `there are ${fields.length} columns, and Code-Point Open has ${CODE_POINT_COLUMNS}`,
    )
  const [text = '', quality = '', easting = '', northing = ''] = fields
  const read = readPostcode(text)
  if (!QUALITY.test(quality))
    throw new RowRefused(`the second column is “${quality}”, not a quality from 10 to 90`)
  if (!METRES.test(easting) || !METRES.test(northing))
    throw new RowRefused(`“${easting}” and “${northing}” are not metres on the National Grid`)
  if (typeof read === 'string') return read
  if (quality === NO_POSITION || (Number(easting) === 0 && Number(northing) === 0))
    return 'no position is known'
  const written = `easting ${easting}, northing ${northing}`
  return placeInUk(read.postCode, fromBritishGrid(Number(easting), Number(northing)), written)
}

/** Metres east and north on the National Grid to degrees (WGS 84). */
export function fromBritishGrid(easting: number, northing: number): Coordinates {
  const [longitude, latitude] = grid.forward([easting, northing])
  return { latitude, longitude }
}
