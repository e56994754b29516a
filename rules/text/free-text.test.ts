import { describe, expect, test } from 'vitest'
import { cleanLine, cleanLines, ONE_LINE, SEVERAL_LINES, VISIBLE } from './free-text.ts'

const character = (code: number) => String.fromCodePoint(code)
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => character(from + index))
const named = (each: string) => `U+${(each.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`

describe('removed wherever it stands', () => {
  test.each(
    [
      ...range(0x202a, 0x202e),
      ...range(0x2066, 0x2069),
      '\u200b',
      '\u2060',
      '\ufeff',
      '\u180e',
      '\ufff9',
    ].map((each) => [named(each), each]),
  )('%s, which no script needs', (_name, each) => {
    expect(cleanLine(`${each}Ada${each} Price${each}`)).toBe('Ada Price')
    expect(cleanLines(`${each}Blue${each}\ndoor${each}`)).toBe('Blue\ndoor')
  })

  test('the spaces around it, also those that such a character was hiding', () => {
    expect(cleanLine('\u200b \u202e Ada \u2069 ')).toBe('Ada')
  })
})

describe('refused', () => {
  test.each(
    [...range(0x00, 0x1f), ...range(0x7f, 0x9f), '\u2028', '\u2029'].map((each) => [
      named(each),
      each,
    ]),
  )('%s in one line', (_name, each) => {
    expect(ONE_LINE.test(cleanLine(`Ada${each}Price`))).toBe(false)
  })

  test('every control character in several lines but tabs and line breaks', () => {
    for (const each of [...range(0x00, 0x1f), ...range(0x7f, 0x9f)])
      expect(SEVERAL_LINES.test(cleanLines(`Blue${each}door`)), named(each)).toBe(
        '\t\n\r'.includes(each),
      )
  })

  test.each(['', ' ', '\u200d', '\u3164', '\u00a0\ufe0f', '\u2003', '\t\n'])(
    '%j where something has to be seen',
    (typed) => {
      expect(VISIBLE.test(cleanLine(typed))).toBe(false)
    },
  )
})

test.each(['Blue\r\ndoor', 'Blue\rdoor', 'Blue\u2028door', 'Blue\u2029door', 'Blue\ndoor'])(
  'several lines have one kind of line break: %j',
  (typed) => {
    expect(cleanLines(typed)).toBe('Blue\ndoor')
    expect(SEVERAL_LINES.test(cleanLines(typed))).toBe(true)
  },
)

test.each([
  'نادية',
  'مه\u200cدی',
  'क्\u200dष',
  'ש\u200fל',
  '张伟',
  'Zoë 👩\u200d🍳',
  '👍🏽',
  '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}',
  '❤️',
  'Siân ap Dafydd',
  'O’Neill',
  '=?utf-8?B?aGk=?=',
  '=1+1',
])('%s stays as it was typed', (typed) => {
  expect(cleanLine(typed)).toBe(typed)
  expect(cleanLines(typed)).toBe(typed)
  expect(ONE_LINE.test(typed) && VISIBLE.test(typed)).toBe(true)
})
