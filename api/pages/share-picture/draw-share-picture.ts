import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import type { SharePictureFacts } from '#api/stores/record/share-picture.ts'

/** The size for social networks: https://ogp.me and the cards of X. */
export const SHARE_PICTURE = { width: 1200, height: 630 }

const root = join(import.meta.dirname, '../../..')
/** Our own file, so that text can be drawn on a machine without any font. Its family name is its own. */
const FONT_FILE = join(root, 'api/payments/fonts/figtree-semibold.ttf')
const FONT = 'Figtree SemiBold'
const ART = join(root, 'web/public/art')
const MARK = join(ART, 'mark.svg')

const INK = '#2a1520'
const SOFT = '#5a4550'
const STAR = '#c26a00'
const LEFT = 90
const TEXT_WIDTH = 620
const DISH = 340

/** Draws the picture of a store for shared links, as a PNG. */
export async function drawSharePicture(facts: SharePictureFacts): Promise<Buffer> {
  const { title, lines, rating, ratingCount, marketplaceName } = facts
  const size = title.length > 28 ? 56 : 72
  const rows = [await text(title, { size, colour: INK, height: 220, isWrapped: true })]
  for (const line of lines) rows.push(await text(line, { size: 32, colour: SOFT, height: 50 }))
  if (rating !== null) {
    // Our font has no star.
    const stars = `${rating} (${ratingCount.toLocaleString('en-GB')})`
    rows.push(withStar(await text(stars, { size: 36, colour: STAR, height: 50 })))
  }
  const [name, mark, dish] = await Promise.all([
    text(marketplaceName, { size: 26, colour: INK, height: 50 }),
    sharp(MARK).resize(56, 56, { fit: 'inside' }).png().toBuffer(),
    dishPicture(facts.dish),
  ])
  return sharp(Buffer.from(cloth()))
    .composite([
      ...stacked(rows),
      { input: mark, left: LEFT, top: 516 },
      { input: name.bytes, left: LEFT + 76, top: 544 - Math.round(name.height / 2) },
      ...(dish ? [{ input: dish, left: 785, top: Math.round((630 - DISH) / 2) }] : []),
    ])
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer()
}

interface Picture {
  bytes: Buffer
  height: number
  hasStar?: boolean
}

/** Text as a picture, in one line or wrapped; scaled down to its maximum. */
async function text(
  words: string,
  how: { size: number; colour: string; height: number; isWrapped?: boolean },
): Promise<Picture> {
  const { size, colour, height, isWrapped } = how
  const markup = `<span foreground="${colour}">${escaped(words.trim() || '·')}</span>`
  const font = { font: `${FONT} ${size}`, fontfile: FONT_FILE, rgba: true, dpi: 72 }
  const lines = isWrapped ? { width: TEXT_WIDTH, wrap: 'word-char' as const } : {}
  const requested = sharp({ text: { ...font, ...lines, text: markup } })
  const drawn = await requested.png().toBuffer({ resolveWithObject: true })
  if (drawn.info.height <= height && drawn.info.width <= TEXT_WIDTH)
    return { bytes: drawn.data, height: drawn.info.height }
  const fitted = sharp(drawn.data).resize(TEXT_WIDTH, height, { fit: 'inside' })
  const { data, info } = await fitted.png().toBuffer({ resolveWithObject: true })
  return { bytes: data, height: info.height }
}

/** Stacked vertically. */
function stacked(rows: readonly Picture[]): OverlayOptions[] {
  let top = 104
  return rows.flatMap(({ bytes, height, hasStar }, i) => {
    const words = { input: bytes, left: LEFT + (hasStar ? 46 : 0), top }
    const star = { input: STAR_PICTURE, left: LEFT, top: top + Math.round((height - 36) / 2) }
    top += height + (i === 0 ? 34 : 22)
    return hasStar ? [star, words] : [words]
  })
}

const withStar = (picture: Picture): Picture => ({ ...picture, hasStar: true })

const STAR_PICTURE = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="36" height="36" viewBox="0 0 24 24"><path fill="${STAR}" d="m12 2 3 6.6 7 .8-5.200 4.800 1.400 7L12 17.700 5.800 21.200l1.400-7L2 9.400l7-.8Z"/></svg>`,
)

/** A table cloth with a menu card on it, and a plate. */
function cloth(): string {
  const { width, height } = SHARE_PICTURE
  const [middleX, middleY] = [955, height / 2]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><pattern id="gingham" width="60" height="60" patternUnits="userSpaceOnUse">
      <path d="M0 0h30v60H0z" fill="#ffc83d" fill-opacity=".3"/>
      <path d="M0 0h60v30H0z" fill="#ffc83d" fill-opacity=".3"/>
    </pattern></defs>
    <rect width="100%" height="100%" fill="#fff2cc"/>
    <rect width="100%" height="100%" fill="url(#gingham)"/>
    <rect x="40" y="40" width="690" height="550" rx="36" fill="#fff"/>
    <circle cx="${middleX}" cy="${middleY + 6}" r="206" fill="#2a1520" fill-opacity=".12"/>
    <circle cx="${middleX}" cy="${middleY}" r="202" fill="#fff"/>
    <circle cx="${middleX}" cy="${middleY}" r="162" fill="#f8f3f2"/>
  </svg>`
}

/** The dish as the site draws it, if there is one of this name. */
async function dishPicture(name: string | null): Promise<Buffer | null> {
  if (name === null || !/^[a-z-]+$/.test(name)) return null
  const drawing = await readFile(join(ART, `${name}.svg`)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return null
  })
  if (!drawing) return null
  return sharp(drawing, { density: 300 }).resize(DISH, DISH, { fit: 'inside' }).png().toBuffer()
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escaped = (words: string) => words.replace(/[&<>]/g, (each) => ENTITIES[each] ?? '')
