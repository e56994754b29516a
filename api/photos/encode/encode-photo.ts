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
import type { EncodeAnswer, EncodedPhoto, PhotoRefusal } from './photo-intake.ts'

/** Strings that make a browser or a server run a file; no photo contains them. */
const SCRIPTS = ['<script', '<?php ', '<!doctype']

/** PDF readers search this far into a file for their signature. */
const PDF_WITHIN_BYTES = 1024

/** https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.3.16: the end of an archive, with its comment. */
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1')

const ZIP_END_BYTES = 22

const ZIP_COMMENT_MAXIMUM_BYTES = 0xffff

/** The decoders that a photo can need. All others are disabled, whatever type a file claims. */
const DECODERS = ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile']

const PLACEHOLDER_SIDE = 12

/**
 * Encodes a photo anew in every width and format, from its pixels alone: position, camera, comments and
 * everything else in the file are left out. The result is upright, on white where it was transparent.
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

/** If the decoder fails, the file is no photo. */
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

/**
 * Whether a file that starts as a photo could be read as something else by another program: a web page, a
 * script, a PDF or an archive. None of that would be stored, but its sender means no photo. The film or the
 * second picture that phones append to a photo is none of these.
 */
function containsAnotherFile(file: Buffer): boolean {
  const text = file.toString('latin1').toLowerCase()
  return (
    SCRIPTS.some((script) => text.includes(script)) ||
    text.slice(0, PDF_WITHIN_BYTES).includes('%pdf-') ||
    endsAsArchive(file)
  )
}

function endsAsArchive(file: Buffer): boolean {
  const from = Math.max(0, file.length - ZIP_END_BYTES - ZIP_COMMENT_MAXIMUM_BYTES)
  for (let at = file.indexOf(ZIP_END, from); at >= 0; at = file.indexOf(ZIP_END, at + 1)) {
    const commentAt = at + ZIP_END_BYTES
    if (commentAt <= file.length && commentAt + file.readUInt16LE(commentAt - 2) === file.length)
      return true
  }
  return false
}
