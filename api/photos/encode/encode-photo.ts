import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { containsAnotherFile } from '#rules/photos/another-file.ts'
import {
  PHOTO_MAXIMUM_PIXELS,
  PHOTO_MAXIMUM_SIDE,
  PHOTO_MINIMUM_SIDE,
  storedWidths,
} from '#rules/photos/photo-limits.ts'
import { PHOTO_FORMATS, type PhotoEnding } from '#api/photos/photo-files.ts'
import type {
  EncodedPhoto,
  PhotoRefusal,
  PictureUse,
} from '#api/outside/photo-encoding/photo-intake.port.ts'
import type { EncodeAnswer } from './photo-intake.ts'

/** The size that a logo is stored in at most, in pixels: three times what a page's header has room for. */
const LOGO_MAXIMUM = { width: 600, height: 120 } as const

/** The decoders that a photo can need. All others are disabled, whatever type a file claims. */
const DECODERS = ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile']

const PLACEHOLDER_SIDE = 12

/**
 * Encodes a photo anew in every width and format, from its pixels alone: position, camera, comments and
 * everything else in the file are left out. The result is upright, and on white where it was transparent. A
 * logo stays transparent, because pages are light and dark.
 */
export async function answerFor(
  file: string,
  folder: string,
  use: PictureUse,
): Promise<EncodeAnswer> {
  if (containsAnotherFile(await readFile(file, 'latin1')))
    return { refusal: 'PHOTO_CONTAINS_ANOTHER_FILE' }
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: DECODERS })
  const pixels = await decode(file, use).catch(refusalOf)
  if (typeof pixels === 'string') return { refusal: pixels }
  if (Math.min(pixels.info.width, pixels.info.height) < PHOTO_MINIMUM_SIDE)
    return { refusal: 'PHOTO_TOO_SMALL' }
  const encode = use === 'logo' ? encodeLogo : encodePhoto
  return { photo: await encode(pixels, folder) }
}

interface Pixels {
  data: Buffer
  info: OutputInfo
}

function decode(file: string, use: PictureUse): Promise<Pixels> {
  const upright = sharp(file, {
    failOn: 'error',
    limitInputPixels: PHOTO_MAXIMUM_PIXELS,
  }).autoOrient()
  const within = { fit: 'inside', withoutEnlargement: true } as const
  const fitted =
    use === 'logo'
      ? upright.resize(LOGO_MAXIMUM.width, LOGO_MAXIMUM.height, within).ensureAlpha()
      : upright
          .resize(PHOTO_MAXIMUM_SIDE, PHOTO_MAXIMUM_SIDE, within)
          .flatten({ background: '#fff' })
  return fitted.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
}

/** If the decoder fails, the file is no photo. */
function refusalOf(error: unknown): PhotoRefusal {
  const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message)
  return isTooLarge ? 'PHOTO_HAS_TOO_MANY_PIXELS' : 'PHOTO_IS_DAMAGED'
}

const pictureOf = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } })

/** In one size, for pages and for emails. */
async function encodeLogo(pixels: Pixels, folder: string): Promise<EncodedPhoto> {
  const { width, height } = pixels.info
  const webp = await pictureOf(pixels).webp({ quality: 90 }).toBuffer()
  const png = await pictureOf(pixels).png({ palette: true, compressionLevel: 9 }).toBuffer()
  await writeFile(join(folder, `${width}.webp`), webp)
  await writeFile(join(folder, `${width}.png`), png)
  return { width, height, widths: [width], placeholder: '', bytes: webp.length + png.length }
}

async function encodePhoto(pixels: Pixels, folder: string): Promise<EncodedPhoto> {
  const { width, height } = pixels.info
  const picture = () => pictureOf(pixels)
  const widths = storedWidths(width)
  let bytes = 0
  for (const each of widths)
    for (const { ending } of PHOTO_FORMATS) {
      const written = await inFormat(picture().resize(each), ending).toBuffer()
      await writeFile(join(folder, `${each}.${ending}`), written)
      bytes += written.length
    }
  const blurred = await picture()
    .resize(PLACEHOLDER_SIDE, PLACEHOLDER_SIDE, { fit: 'inside' })
    .webp({ quality: 40 })
    .toBuffer()
  const placeholder = `data:image/webp;base64,${blurred.toString('base64')}`
  return { width, height, widths, placeholder, bytes }
}

function inFormat(picture: Sharp, ending: PhotoEnding): Sharp {
  return ending === 'avif'
    ? picture.avif({ quality: 52, effort: 2 })
    : picture.webp({ quality: 76 })
}
