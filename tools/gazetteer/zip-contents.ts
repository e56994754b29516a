import type { Product } from './file-part.ts'

type Listed = { fileName: string; uncompressedSize: number }

/** "Data/CSV/ab.csv": one file for each postcode area. */
const CODE_POINT = /(^|\/)CSV\/[a-z]{1,2}\.csv$/i
/** "Data/ONSPD_FEB_2026_UK.csv", and NSPL, which is made from it. */
const ONSPD = /(^|\/)(ONSPD|NSPL)[^/]*\.csv$/i
/** The same once more, in one file for each postcode area. */
const IN_PIECES = /(^|\/)multi_csv\//i
/** What packers and publishers put beside the data. */
const BESIDE = /(^|\/)(__MACOSX|Documents?|Docs?|User Guide)\//i

type Chosen<Entry> = { product: Product; entries: Entry[] } | { refused: string }

/** The files of a zip that contain postcodes, in a stable order, or what the zip is instead. */
export function choosePostcodeEntries<Entry extends Listed>(all: readonly Entry[]): Chosen<Entry> {
  const data = all
    .filter(({ fileName }) => !BESIDE.test(fileName))
    .toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1))
  const areas = data.filter(({ fileName }) => CODE_POINT.test(fileName))
  if (areas.length > 0) return { product: 'Code-Point Open', entries: areas }

  const directory = data.filter(({ fileName }) => ONSPD.test(fileName))
  const [whole, another] = directory.filter(({ fileName }) => !IN_PIECES.test(fileName))
  if (whole && another)
    return {
      refused: `holds two directories, ${whole.fileName} and ${another.fileName}: unpack it and name one`,
    }
  if (whole) return { product: 'ONSPD', entries: [whole] }
  if (directory.length > 0) return { product: 'ONSPD', entries: directory }
  return { refused: `holds ${otherThing(all)}` }
}

function otherThing(all: readonly Listed[]): string {
  const has = (pattern: RegExp) => all.some(({ fileName }) => pattern.test(fileName))
  if (has(/\.shp$/i)) return 'a map as a shapefile: choose the CSV'
  if (has(/\.gpkg$/i)) return 'a GeoPackage: choose the CSV'
  if (has(/^\[Content_Types\]\.xml$/)) return 'an office document, not a zip of CSV files'
  if (has(/\.zip$/i)) return 'another zip: unpack it and name the one inside'
  return all.length === 0 ? 'nothing' : 'no file of postcodes'
}
