/** Why a file is not taken as a photo, judged by its first bytes. */
export type PhotoFormatRefusal = 'empty' | 'unsupported' | 'heic' | 'animated'

export type PhotoFormat = 'jpeg' | 'png' | 'webp'

/** So many bytes are enough to judge by. */
export const PHOTO_HEAD_BYTES = 64 * 1024

/**
 * What a file is by its content; its name and what the browser calls it say nothing. The loader reads
 * it again, more closely: this only decides what it is tried as.
 */
export function photoFormat(
  head: Uint8Array,
): { format: PhotoFormat } | { refusal: PhotoFormatRefusal } {
  if (head.length === 0) return { refusal: 'empty' }
  if (startsWith(head, [0xff, 0xd8, 0xff])) return { format: 'jpeg' }
  if (startsWith(head, PNG_SIGNATURE))
    return hasAnimationChunk(head) ? { refusal: 'animated' } : { format: 'png' }
  if (textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 4) === 'WEBP')
    return isAnimatedWebp(head) ? { refusal: 'animated' } : { format: 'webp' }
  if (textAt(head, 4, 4) === 'ftyp' && HEIC_BRANDS.has(textAt(head, 8, 4)))
    return { refusal: 'heic' }
  return { refusal: 'unsupported' }
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** https://mp4ra.org/registered-types/brands */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/** An animated PNG says so in a chunk before its pixels: https://www.w3.org/TR/png-3/#acTL-chunk */
function hasAnimationChunk(head: Uint8Array): boolean {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  for (let at = PNG_SIGNATURE.length; at + 8 <= head.length;) {
    const type = textAt(head, at + 4, 4)
    if (type === 'acTL') return true
    if (type === 'IDAT') return false
    at += 12 + view.getUint32(at)
  }
  return false
}

/** https://developers.google.com/speed/webp/docs/riff_container#extended_file_format */
function isAnimatedWebp(head: Uint8Array): boolean {
  return textAt(head, 12, 4) === 'VP8X' && ((head[20] ?? 0) & 0b10) !== 0
}

function startsWith(head: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => head[index] === byte)
}

function textAt(head: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...head.subarray(at, at + length))
}
