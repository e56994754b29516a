import { join } from 'node:path'
import { generate } from 'lean-qr'
import sharp, { type OverlayOptions } from 'sharp'
import { PAPER_COLUMNS, type PaperLine } from '#rules/printing/paper-lines.ts'

/** Star prints pictures dot by dot: 576 of them are 72 mm, which is what 80 mm of paper take. */
const WIDTH = 576
/** Our own file, so that text can be drawn on a machine without any font; each character is as wide. */
const FONT_FILE = join(import.meta.dirname, '../fonts/dejavu-sans-mono-bold.ttf')
const FONT = 'DejaVu Sans Mono'
/** The largest size in which a whole line is not wider than the paper. */
const FONT_SIZE = 22
/** Of the font, in parts of its size. */
const CHARACTER_WIDTH = 0.602
const LINE_HEIGHT = 1.24
const RULE_HEIGHT = 18
const CODE_DOTS = 5
const CODE_MARGIN = 16
const LEFT = Math.floor((WIDTH - PAPER_COLUMNS * FONT_SIZE * CHARACTER_WIDTH) / 2)

/** Draws a ticket as the picture that every CloudPRNT printer takes: black and white, in a PNG. */
export async function drawTicket(lines: readonly PaperLine[]): Promise<Buffer> {
  const pieces: OverlayOptions[] = []
  let top = 0
  for (const each of lines) {
    const piece = await drawn(each)
    pieces.push(...piece.drawn.map((overlay) => ({ ...overlay, top: top + (overlay.top ?? 0) })))
    top += piece.height
  }
  return sharp({ create: { width: WIDTH, height: top, channels: 3, background: '#fff' } })
    .composite(pieces)
    .flatten({ background: '#fff' })
    .greyscale()
    .threshold(128)
    .png({ palette: true, colours: 2, compressionLevel: 9 })
    .toBuffer()
}

interface Piece {
  drawn: OverlayOptions[]
  height: number
}

async function drawn(line: PaperLine): Promise<Piece> {
  if (line.kind === 'rule') return bar({ top: RULE_HEIGHT / 2 - 1, height: 2, of: RULE_HEIGHT })
  if (line.kind === 'code') return code(line.address)
  const size = FONT_SIZE * line.scale
  const height = Math.ceil(size * LINE_HEIGHT)
  const words = await text(line.text, size, line.isInverted ? '#fff' : '#000')
  const shown = words ? [{ ...words, left: LEFT + words.left, top: words.top }] : []
  if (!line.isInverted) return { drawn: shown, height }
  return { drawn: [...bar({ top: 0, height, of: height }).drawn, ...shown], height }
}

/** A black bar over the whole width. */
function bar({ top, height, of }: { top: number; height: number; of: number }): Piece {
  const input = { create: { width: WIDTH, height, channels: 3 as const, background: '#000' } }
  return { drawn: [{ input, left: 0, top }], height: of }
}

/**
 * A line of text. What is drawn is cut to its letters, so a full block before it holds its place: both are
 * drawn, and the block is cut off.
 */
async function text(words: string, size: number, colour: string) {
  const rest = words.trimEnd()
  if (rest.trim() === '') return null
  const indent = rest.length - rest.trimStart().length
  const markup = `<span foreground="${colour}">\u2588${escaped(rest.trimStart())}</span>`
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: `${FONT} Bold ${size}`,
      fontfile: FONT_FILE,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  const block = Math.ceil(size * CHARACTER_WIDTH) + 1
  if (info.width <= block) return null
  const input = await sharp(data)
    .extract({ left: block, top: 0, width: info.width - block, height: info.height })
    .png()
    .toBuffer()
  return { input, left: Math.round(indent * size * CHARACTER_WIDTH) + 1, top: 0 }
}

/** The square code, in the middle. */
function code(address: string): Piece {
  const { size, get } = generate(address)
  const squares = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => (get(x, y) ? `M${x} ${y}h1v1h-1z` : '')).join(''),
  ).join('')
  const side = size * CODE_DOTS
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${squares}"/></svg>`
  const left = Math.floor((WIDTH - side) / 2)
  return {
    drawn: [{ input: Buffer.from(picture), left, top: CODE_MARGIN }],
    height: side + 2 * CODE_MARGIN,
  }
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escaped = (words: string) => words.replace(/[&<>]/g, (each) => ENTITIES[each] ?? '')
