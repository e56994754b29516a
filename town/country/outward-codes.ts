import { readFileSync } from 'node:fs'

/** A postcode district as the gazetteer knows it. */
export interface OutwardCode {
  outwardCode: string
  latitude: number
  longitude: number
  town: string
  area: string
  /** How many live postcodes it has: near enough how many people. */
  unitPostcodes: number
}

/** Northern Ireland's units are not open data; this is about the average of the other nations. */
const UNITS_WHERE_UNKNOWN = 550
const FIELD = /(?:^|,)(?:"([^"]*)"|([^,]*))/g

/**
 * Reads the gazetteer's file of outward codes: outward_code, latitude, longitude, town, area,
 * district, unit_postcodes. @throws when the file cannot be read
 */
export function readOutwardCodes(path: string): OutwardCode[] {
  return readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const fields = [...line.matchAll(FIELD)].map((match) => match[1] ?? match[2] ?? '')
      const [outwardCode = '', latitude, longitude, town = '', area = '', , units] = fields
      return {
        outwardCode,
        latitude: Number(latitude),
        longitude: Number(longitude),
        town,
        area,
        unitPostcodes: Number(units) || UNITS_WHERE_UNKNOWN,
      }
    })
}
