/** A place on the map, in miles from the restaurant to the east and north. */
export interface Point {
  east: number
  north: number
}

/** An edge of a cell, and which other place begins beyond it; null: it is where the cell was cut off. */
export interface CellEdge {
  from: Point
  to: Point
  beyond: number | null
}

/** How often the distance to the fourth neighbour a cell may reach, where nobody else is near. */
const CELL_REACH = 1.6
const NEIGHBOURS = 4
const CORNERS = 16

/**
 * The area around each place that is nearer to it than to the others (its Voronoi cell), cut off where
 * others are far away. Edges go round.
 */
export function zoneCells(places: readonly Point[]): CellEdge[][] {
  return places.map((place, own) => {
    // Of places at the same point the first one has the area.
    if (places.slice(0, own).some((earlier) => milesBetween(place, earlier) === 0)) return []
    const others = places
      .map((other, index) => ({ index, other, miles: milesBetween(place, other) }))
      .filter(({ index, miles }) => index !== own && miles > 0)
      .sort((a, b) => a.miles - b.miles)
    const fourth = others[Math.min(NEIGHBOURS, others.length) - 1]?.miles ?? 1
    let edges = circleAround(place, fourth * CELL_REACH)
    for (const { index, other, miles } of others) {
      const reach = Math.max(...edges.map(({ from }) => milesBetween(place, from)))
      if (miles > 2 * reach) break
      edges = cut(edges, { place, other, beyond: index })
    }
    return edges
  })
}

const milesBetween = (a: Point, b: Point) => Math.hypot(a.east - b.east, a.north - b.north)

function circleAround({ east, north }: Point, miles: number): CellEdge[] {
  const corner = (index: number): Point => {
    const angle = (index / CORNERS) * 2 * Math.PI
    return { east: east + miles * Math.cos(angle), north: north + miles * Math.sin(angle) }
  }
  return Array.from({ length: CORNERS }, (_, index) => ({
    from: corner(index),
    to: corner(index + 1),
    beyond: null,
  }))
}

/** What is left of a convex area on one's own side of the line midway to another place. */
function cut(
  edges: readonly CellEdge[],
  { place, other, beyond }: { place: Point; other: Point; beyond: number },
): CellEdge[] {
  const sideOf = (point: Point) => milesBetween(point, other) ** 2 - milesBetween(point, place) ** 2
  const outline: CellEdge[] = []
  let leftAt: Point | null = null
  let cameBackAt: Point | null = null
  for (const edge of edges) {
    const [a, b] = [sideOf(edge.from), sideOf(edge.to)]
    const crossing = between(edge.from, edge.to, a / (a - b))
    if (a >= 0 && b >= 0) outline.push(edge)
    else if (a >= 0) {
      outline.push({ ...edge, to: crossing })
      leftAt = crossing
    } else if (b >= 0) {
      cameBackAt = crossing
      outline.push({ ...edge, from: crossing })
    }
  }
  if (!leftAt || !cameBackAt) return outline
  const [from, to] = [leftAt, cameBackAt]
  const after = outline.findIndex((edge) => edge.to === from)
  return outline.toSpliced(after + 1, 0, { from, to, beyond })
}

function between(a: Point, b: Point, share: number): Point {
  return { east: a.east + (b.east - a.east) * share, north: a.north + (b.north - a.north) * share }
}
