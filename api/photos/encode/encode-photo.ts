import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import {
  PHOTO_MAXIMUM_PIXELS,
  PHOTO_MAXIMUM_SIDE,
  PHOTO_MINIMUM_SIDE,
  storedWidths,
} from '#rules/photos/photo-limits.ts'
import { PHOTO_FORMATS, type PhotoEnding } from '#api/photos/photo-files.ts'
import { containsAnotherFile } from './contains-another-file.ts'
import type { EncodeAnswer, EncodedPhoto, PhotoRefusal } from './encoded-photo.ts'

/** The decoders that a photo can need. All others are shut, whatever a file says it is. */
const DECODERS = ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile']

const PLACEHOLDER_SIDE = 12

/**
 * Encodes a photo anew in every width and format, from its pixels alone: position, camera, comments and
 * whatever else the file holds stay behind. It stands upright, on white where it was see-through.
 */
export async function answerFor(file: string, folder: string): Promise<EncodeAnswer> {
  if (containsAnotherFile(await readFile(file))) return { refusal: 'PHOTO_CONTAINS_ANOTHER_FILE' }
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: DECODERS })
  const pixels = await decode(file).catch(refusalOf)
  if (typeof pixels === 'string') return { refusal: pixels }
  if (Math.min(pixels.info.width, pixels.info.height) < PHOTO_MINIMUM_SIDE)
    return { refusal: 'PHOTO_TOO_SMALL' }
  return { photo: await encode(pixels, folder) }
}

interface Pixels {
  data: Buffer
  info: OutputInfo
}

function decode(file: string): Promise<Pixels> {
  return sharp(file, { failOn: 'error', limitInputPixels: PHOTO_MAXIMUM_PIXELS })
    .autoOrient()
    .resize(PHOTO_MAXIMUM_SIDE, PHOTO_MAXIMUM_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** Whatever the decoder dislikes, the file is not the photo it says it is. */
function refusalOf(error: unknown): PhotoRefusal {
  const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message)
  return isTooLarge ? 'PHOTO_HAS_TOO_MANY_PIXELS' : 'PHOTO_IS_DAMAGED'
}

async function encode({ data, info }: Pixels, folder: string): Promise<EncodedPhoto> {
  const { width, height, channels } = info
  const picture = () => sharp(data, { raw: { width, height, channels } })
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
