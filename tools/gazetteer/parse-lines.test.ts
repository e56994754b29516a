import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineBlocks } from './line-blocks.ts'
import { LineRefused, parseLines, readLines } from './parse-lines.ts'
import { allOf } from './test-postcode-files.ts'

const fields = fc.string({ unit: fc.constantFrom('A', '1', ' ', '"', ',', '.', 'é') })
const rows = fc.array(fc.array(fields, { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 5,
})

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
const plainOrQuoted = (text: string) => (/[",]/.test(text) ? quoted(text) : text)

describe('lines are parsed as a parser of CSV does', () => {
  test.each([
    ['every field quoted', quoted],
    ['only those quoted that must be', plainOrQuoted],
  ])('%s', (_case, write) => {
    fc.assert(
      fc.property(rows, fc.constantFrom('\n', '\r\n'), (written, ending) => {
        const text = written.map((row) => row.map(write).join(',') + ending).join('')
        expect(parseLines({ text, line: 1 })).toEqual(written)
        const parser = parse(text, { relax_column_count: true, skip_empty_lines: false })
        expect(parseLines({ text, line: 1 })).toEqual(parser)
      }),
    )
  })

  test('a last line without an ending counts as well', () => {
    expect(parseLines({ text: 'a,b\nc,d', line: 1 })).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })

  test('a quote left open is refused with its line', () => {
    const broken = () => parseLines({ text: 'a,b\r\n"c,d\r\ne,f\r\n', line: 11 })
    expect(broken).toThrow(LineRefused)
    expect(broken).toThrow(expect.objectContaining({ line: 12 }))
  })
})

test('an error that is not about a row is thrown on', () => {
  const broken = () =>
    readLines({ text: 'a\n', line: 1 }, () => {
      throw new TypeError('broken')
    })
  expect(broken).toThrow(TypeError)
})

describe('a file is cut into blocks of whole lines', () => {
  const whole = 'one\r\ntwo,2\r\nthree\r\n\r\nlast'
  const read = async (text: string, chunkBytes: number, blockBytes: number, byte = 0, line = 1) => {
    async function* chunks() {
      for (let at = byte; at < text.length; at += chunkBytes)
        yield Buffer.from(text.slice(at, at + chunkBytes), 'latin1')
    }
    return allOf(lineBlocks(chunks(), { byte, line }, blockBytes))
  }

  test('whatever their length and that of what is read at once', async () => {
    for (const chunkBytes of [1, 2, 5, 100])
      for (const blockBytes of [1, 4, 7, 100]) {
        const blocks = await read(whole, chunkBytes, blockBytes)
        expect(blocks.map(({ text }) => text).join('')).toBe(whole)
        for (const { text } of blocks.slice(0, -1)) expect(text).toMatch(/\n$/)
        expect(blocks.at(-1)).toMatchObject({ nextByte: whole.length, nextLine: 5 })
      }
  })

  test('and reading goes on at the end of any', async () => {
    const blocks = await read(whole, 3, 4)
    for (const { nextByte, nextLine } of blocks) {
      const rest = await read(whole, 3, 4, nextByte, nextLine)
      expect(rest.map(({ text }) => text).join('')).toBe(whole.slice(nextByte))
      expect(rest[0]?.line ?? nextLine).toBe(nextLine)
    }
  })

  test('and one without lines is refused before it fills the memory', async () => {
    await expect(read('x'.repeat(3_000_000), 65_536, 1000)).rejects.toThrow('Line 1 has no end')
  })

  test('a mark at the beginning is none of the text', async () => {
    const marked = Buffer.from('\u{FEFF}pcds\n').toString('latin1')
    expect((await read(marked, 100, 1))[0]).toMatchObject({ text: 'pcds\n', nextByte: 8 })
  })
})
