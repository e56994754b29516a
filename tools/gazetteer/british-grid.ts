import proj4 from 'proj4'
import type { Coordinates } from '#rules/address/distance.ts'

/**
 * The National Grid on OSGB36, with the seven parameters of Ordnance Survey's "A guide to coordinate
 * systems in Great Britain": within some 5 metres all over Great Britain.
 */
const grid = proj4(
  '+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +ellps=airy ' +
    '+towgs84=446.448,-125.157,542.06,0.15,0.247,0.842,-20.489 +units=m +no_defs',
  'WGS84',
)

/** Metres east and north on the National Grid to degrees (WGS 84). */
export function fromBritishGrid(easting: number, northing: number): Coordinates {
  const [longitude, latitude] = grid.forward([easting, northing])
  return { latitude, longitude }
}
