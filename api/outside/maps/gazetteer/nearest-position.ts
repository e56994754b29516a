import type { Coordinates } from '#rules/address/distance.ts'

/** Positions by number, in ten-thousandths of a degree. */
export type Positions = { latitudes: Int32Array; longitudes: Int32Array }
export type Near = { position: number; miles: number }

export const DEGREE = 10_000
const MILES_PER_DEGREE = 69.05
/** Cells of a tenth of a degree hold about six positions in a town and mostly none elsewhere. */
const CELL = DEGREE / 10
const SOUTH = 49 * DEGREE
const WEST = -9 * DEGREE
const ROWS = 120
const COLUMNS = 120
/** No search goes further. */
const FURTHEST_ROWS = 6

/** Which of the positions is nearest to a point. Built for the British Isles. */
export type NearestPosition = {
  /** The nearest few, the nearest first; none when all are more than some 40 miles away. */
  near(point: Coordinates, count: number): Near[]
}

/** Sorts the positions into cells of a grid, so that a search visits few of them. */
export function indexPositions({ latitudes, longitudes }: Positions): NearestPosition {
  const cellOf = (position: number) =>
    cellAt(rowOf(latitudes[position] ?? 0), columnOf(longitudes[position] ?? 0))
  const starts = new Uint32Array(ROWS * COLUMNS + 1)
  latitudes.forEach((_, position) => {
    const after = cellOf(position) + 1
    starts[after] = (starts[after] ?? 0) + 1
  })
  for (let cell = 0; cell < ROWS * COLUMNS; cell += 1) {
    starts[cell + 1] = (starts[cell + 1] ?? 0) + (starts[cell] ?? 0)
  }
  const next = starts.slice()
  const members = new Uint16Array(latitudes.length)
  latitudes.forEach((_, position) => {
    const cell = cellOf(position)
    const place = next[cell] ?? 0
    members[place] = position
    next[cell] = place + 1
  })

  return {
    near(point, count) {
      const latitude = point.latitude * DEGREE
      const longitude = point.longitude * DEGREE
      // Flat-earth distance is exact enough to compare neighbours.
      const squeeze = Math.cos((point.latitude * Math.PI) / 180)
      const row = rowOf(latitude)
      const column = columnOf(longitude)
      const found: Near[] = []
      if (!isNearGrid(row, column)) return found
      const readCell = (cell: number) => {
        const end = starts[cell + 1] ?? 0
        for (let place = starts[cell] ?? 0; place < end; place += 1) {
          const position = members[place] ?? 0
          const north = (latitudes[position] ?? 0) - latitude
          const east = ((longitudes[position] ?? 0) - longitude) * squeeze
          insertNearest(found, position, Math.sqrt(north * north + east * east), count)
        }
      }
      for (let ring = 0; ring <= FURTHEST_ROWS / squeeze; ring += 1) {
        // Nothing in this ring or beyond is nearer than its inner edge, measured east to west.
        const edge = (ring - 1) * CELL * squeeze
        if (found.length === count && (found[count - 1]?.miles ?? Infinity) < edge) break
        eachCellOfRing(row, column, ring, readCell)
      }
      return found.map(({ position, miles }) => ({
        position,
        miles: (miles / DEGREE) * MILES_PER_DEGREE,
      }))
    },
  }
}

function rowOf(latitude: number): number {
  return Math.floor((latitude - SOUTH) / CELL)
}

function columnOf(longitude: number): number {
  return Math.floor((longitude - WEST) / CELL)
}

function isNearGrid(row: number, column: number): boolean {
  const margin = 2 * FURTHEST_ROWS
  const isNear = (cell: number, cells: number) => cell > -margin && cell < cells + margin
  return isNear(row, ROWS) && isNear(column, COLUMNS)
}

function cellAt(row: number, column: number): number {
  return row * COLUMNS + column
}

function eachCellOfRing(
  row: number,
  column: number,
  ring: number,
  readCell: (cell: number) => void,
) {
  for (let y = Math.max(0, row - ring); y <= Math.min(ROWS - 1, row + ring); y += 1) {
    const isEdge = Math.abs(y - row) === ring
    const step = isEdge || ring === 0 ? 1 : ring * 2
    for (let x = column - ring; x <= column + ring; x += step) {
      if (x >= 0 && x < COLUMNS) readCell(cellAt(y, x))
    }
  }
}

/** Inserts one into the nearest few, in order. */
function insertNearest(nearest: Near[], position: number, miles: number, count: number): void {
  let place = nearest.length
  while (place > 0 && (nearest[place - 1]?.miles ?? 0) > miles) place -= 1
  if (place >= count) return
  nearest.splice(place, 0, { position, miles })
  if (nearest.length > count) nearest.pop()
}
