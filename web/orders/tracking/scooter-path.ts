export interface Point {
  x: number
  y: number
}

type Curve = readonly [Point, Point, Point, Point]

/** The route from the kitchen to the home, in per cent of the cloth: two curves, one after the other. */
const CURVES: readonly [Curve, Curve] = [
  [at(12, 50), at(30, 8), at(42, 92), at(56, 56)],
  [at(56, 56), at(70, 20), at(78, 22), at(88, 50)],
]

/** The whole route as the `d` of an SVG path. */
export const WHOLE_WAY = pathOf(CURVES)

/** The completed part of the route (0 to 1), as the `d` of an SVG path. */
export function wayUntil(done: number): string {
  const [first, second] = CURVES
  if (done <= 0.5) return pathOf([headOf(first, done * 2)])
  return pathOf([first, headOf(second, done * 2 - 1)])
}

/** The scooter's position at a completed part of the route (0 to 1). */
export function pointAt(done: number): Point {
  const [first, second] = CURVES
  return done <= 0.5 ? headOf(first, done * 2)[3] : headOf(second, done * 2 - 1)[3]
}

/** The start of a curve, by de Casteljau's construction. */
function headOf([a, b, c, d]: Curve, part: number): Curve {
  const ab = between(a, b, part)
  const bc = between(b, c, part)
  const cd = between(c, d, part)
  const abc = between(ab, bc, part)
  const bcd = between(bc, cd, part)
  return [a, ab, abc, between(abc, bcd, part)]
}

function between(from: Point, to: Point, part: number): Point {
  return at(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
}

function pathOf(curves: readonly Curve[]): string {
  const start = curves[0]?.[0] ?? at(0, 0)
  const bends = curves.map(([, b, c, d]) => `C${text(b)} ${text(c)} ${text(d)}`)
  return `M${text(start)}${bends.join('')}`
}

function text({ x, y }: Point): string {
  return `${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`
}

function at(x: number, y: number): Point {
  return { x, y }
}
