import { describe, expect, test } from 'vitest'
import { PHOTO_HEAD_BYTES, photoFormat } from './photo-format.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part,
    ),
  )

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const chunk = (type: string, length = 0) =>
  bytes(
    [0, 0, 0, length],
    type,
    Array.from({ length: length + 4 }, () => 0),
  )
const webp = (kind: string, flags: number) =>
  bytes('RIFF', [0, 0, 0, 0], 'WEBP', kind, [10, 0, 0, 0, flags, 0, 0, 0])

describe('a photo is known by its first bytes', () => {
  test.each([
    ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe1], 'Exif'), 'jpeg'],
    ['a PNG', bytes(pngSignature, [...chunk('IHDR', 13)], [...chunk('IDAT', 9)]), 'png'],
    ['a PNG that breaks off', bytes(pngSignature, [0, 0]), 'png'],
    ['a WebP', webp('VP8 ', 0), 'webp'],
    ['a WebP whose pixels have the bit of animations', webp('VP8 ', 0b10), 'webp'],
    ['a WebP with transparency', webp('VP8X', 0b1_0000), 'webp'],
  ])('%s', (_, head, format) => {
    expect(photoFormat(head)).toEqual({ format })
  })

  test.each([
    ['nothing', bytes(), 'empty'],
    ['no iPhone’s format', bytes([0, 0, 0, 24], 'freeheic'), 'unsupported'],
    [
      'an animated PNG',
      bytes(pngSignature, [...chunk('IHDR', 13)], [...chunk('acTL', 8)]),
      'animated',
    ],
    [
      'an animated PNG that breaks off',
      bytes(pngSignature, [...chunk('IHDR', 13)], [0, 0, 0, 8], 'acTL'),
      'animated',
    ],
    ['an animated WebP', webp('VP8X', 0b10), 'animated'],
    ['a GIF', bytes('GIF89a'), 'unsupported'],
    ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'unsupported'],
    ['a PDF', bytes('%PDF-1.7'), 'unsupported'],
    ['a program', bytes('MZ', [0x90, 0]), 'unsupported'],
    ['a film', bytes([0, 0, 0, 24], 'ftypmp42'), 'unsupported'],
    ['a WebP with another beginning', bytes('RIFX', [0, 0, 0, 0], 'WEBPVP8 '), 'unsupported'],
    ['a sound', bytes('RIFF', [0, 0, 0, 0], 'WAVEfmt '), 'unsupported'],
    ['half a JPEG’s signature', bytes([0xff, 0xd8]), 'unsupported'],
  ])('%s is none', (_, head, refusal) => {
    expect(photoFormat(head)).toEqual({ refusal })
  })

  test.each(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])(
    'an iPhone’s own %s is none',
    (brand) => {
      expect(photoFormat(bytes([0, 0, 0, 24], `ftyp${brand}`))).toEqual({ refusal: 'heic' })
    },
  )

  test('an animation that only stands after the pixels is none', () => {
    const still = bytes(
      pngSignature,
      [...chunk('IHDR', 13)],
      [...chunk('IDAT', 3)],
      [...chunk('acTL', 8)],
    )
    expect(photoFormat(still)).toEqual({ format: 'png' })
  })
})

test('64 KiB are enough to judge by', () => {
  expect(PHOTO_HEAD_BYTES).toBe(65_536)
})
