import {
  arrowsBetweenRooms,
  arrowsOfRoom,
  foldersByLayer,
  groundLayers,
  mapRooms,
  type Arrow,
} from './arrows.ts'
import type { HouseFile } from './house.ts'

const box = { width: 96, height: 28, gap: 14, rowGap: 42 }
const margin = 24
const headHeight = 56
const boxesInRow = 7

interface Place {
  x: number
  y: number
  width: number
}

type Drawing = { svg: string[]; width: number; height: number }

/** The map of the house as SVG: rooms, the layers of api/ and web/, and the imports between them. */
export function drawMap(house: readonly HouseFile[]): string {
  const rooms = drawPanel({
    title: 'Rooms',
    text: 'Each answers one question.',
    rows: mapRooms,
    ground: [],
    arrows: arrowsBetweenRooms(house),
  })
  const api = drawPanel({
    title: 'api/',
    text: 'What is done, in layers. Above them: app.ts and main.ts.',
    ...layersOf(house, 'api'),
  })
  const web = drawPanel({
    title: 'web/',
    text: 'What people see, in layers. Above them: pages and routes.',
    ...layersOf(house, 'web'),
  })
  const width = Math.max(rooms.width + api.width, web.width)
  const top = Math.max(rooms.height, api.height)
  const height = top + web.height
  const at = (x: number, y: number, { svg }: Drawing) =>
    `<g transform="translate(${x} ${y})">\n${svg.join('\n')}\n</g>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">`,
    '<title>The rooms of the repository and what imports what</title>',
    `<style>${style}</style>`,
    `<rect class="sheet" width="${width}" height="${height}" rx="12"/>`,
    `<defs>${head('tip')}${head('wrong-tip')}</defs>`,
    at(0, 0, rooms),
    at(rooms.width, 0, api),
    at(0, top, web),
    '</svg>\n',
  ].join('\n')
}

const style = `
.sheet { fill: #fff }
text { font: 13px system-ui, sans-serif; fill: #2b2230; text-anchor: middle }
.title { font-size: 20px; font-weight: 700; text-anchor: start }
.note { fill: #655b6a; text-anchor: start }
.box { fill: #f6f1f4; stroke: #b9a8b4 }
.ground { fill: #e9f1ec; stroke: #93b3a0 }
.arrow { fill: none; stroke: #8b7a86; stroke-width: 1.3; marker-end: url(#tip) }
.wrong { stroke: #c2261f; stroke-dasharray: 5 4; marker-end: url(#wrong-tip) }
#tip path { fill: #8b7a86 }
#wrong-tip path { fill: #c2261f }
`

function head(id: string): string {
  return `<marker id="${id}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z"/></marker>`
}

interface Panel {
  title: string
  text: string
  rows: readonly (readonly string[])[]
  /** What lies under all of it, as one wide box. */
  ground: readonly string[]
  arrows: readonly Arrow[]
}

function layersOf(
  house: readonly HouseFile[],
  room: 'api' | 'web',
): Pick<Panel, 'rows' | 'ground' | 'arrows'> {
  const all = foldersByLayer(house, room)
  const layers = all.slice(0, -groundLayers[room])
  const ground = all.slice(-groundLayers[room]).flat()
  const rows = layers.flatMap((names) =>
    Array.from({ length: Math.ceil(names.length / boxesInRow) }, (_, n) =>
      names.slice(n * boxesInRow, (n + 1) * boxesInRow),
    ),
  )
  return { rows, ground, arrows: arrowsOfRoom(house, room) }
}

function drawPanel({ title, text, rows, ground, arrows }: Panel): Drawing {
  const widest = Math.max(...rows.map((row) => row.length), 4)
  const inner = widest * (box.width + box.gap) - box.gap
  const places = new Map<string, Place>()
  const rowY = (n: number) => headHeight + margin + n * (box.height + box.rowGap)
  for (const [n, row] of rows.entries()) {
    const indent = (inner - row.length * (box.width + box.gap) + box.gap) / 2
    for (const [i, name] of row.entries())
      places.set(name, {
        x: margin + indent + i * (box.width + box.gap),
        y: rowY(n),
        width: box.width,
      })
  }
  const groundPlace = { x: margin, y: rowY(rows.length), width: inner }
  for (const name of ground) places.set(name, groundPlace)
  const boxes = [...places].filter(([, place]) => place !== groundPlace)
  return {
    width: inner + 2 * margin,
    height: rowY(rows.length + (ground.length > 0 ? 1 : 0)) + margin - box.rowGap / 2,
    svg: [
      `<text class="title" x="${margin}" y="36">${title}</text>`,
      `<text class="note" x="${margin}" y="56">${text}</text>`,
      ...arrows.flatMap((arrow) => drawArrow(arrow, places)),
      ...boxes.map(([name, place]) => drawBox(place, nameOf(name), 'box')),
      ...(ground.length > 0
        ? [drawBox(groundPlace, `all import: ${ground.map(nameOf).join(' · ')}`, 'ground')]
        : []),
    ],
  }
}

function nameOf(folder: string): string {
  return folder.replace(/^.*\//, '')
}

function drawBox({ x, y, width }: Place, name: string, kind: string): string {
  const rect = `<rect class="${kind}" x="${x}" y="${y}" width="${width}" height="${box.height}" rx="6"/>`
  return `${rect}<text x="${x + width / 2}" y="${y + 19}">${name}</text>`
}

function drawArrow({ from, to, isWrong }: Arrow, places: ReadonlyMap<string, Place>): string[] {
  const [start, end] = [places.get(from), places.get(to)]
  if (!start || !end || start === end) return []
  const [x1, x2] = [middleOf(start, end), middleOf(end, start)]
  const [bottom, top] = [start.y + box.height, end.y]
  const bend = box.rowGap * 0.6
  const way =
    start.y < end.y
      ? `M${x1} ${bottom}C${x1} ${bottom + bend} ${x2} ${top - bend} ${x2} ${top - 1}`
      : start.y === end.y
        ? `M${x1} ${bottom}C${x1} ${bottom + bend} ${x2} ${bottom + bend} ${x2} ${bottom + 1}`
        : `M${x1} ${start.y}C${x1} ${start.y - bend} ${x2} ${top + box.height + bend} ${x2} ${top + box.height + 1}`
  const title = `<title>${nameOf(from)} imports ${nameOf(to)}</title>`
  return [`<path class="arrow${isWrong ? ' wrong' : ''}" d="${way}">${title}</path>`]
}

/** Where an arrow meets a box: its middle, or of the wide one below what is opposite. */
function middleOf(place: Place, other: Place): number {
  return place.width > box.width ? other.x + other.width / 2 : place.x + place.width / 2
}
