import { expect, test } from 'vitest'
import { distinctName } from './distinct-name.ts'

test.each([
  ['Sam', [], 'Sam'],
  ['Sam', ['Ada', 'Samuel'], 'Sam'],
  ['Sam', ['Ada', 'Sam'], 'Sam 2'],
  ['sam', ['SAM'], 'sam 2'],
  ['Sam', ['Sam', 'Sam 2'], 'Sam 3'],
  ['Sam 2', ['Sam', 'Sam 2'], 'Sam 2 2'],
  ['Zoé', ['Zoe\u0301'], 'Zoé 2'],
  ['Sam\u200b', ['Sam'], 'Sam\u200b 2'],
  ['S\u00adam', ['Sam'], 'S\u00adam 2'],
  ['Sam\u3164', ['Sam'], 'Sam\u3164 2'],
  ['Sam  P', ['Sam P'], 'Sam  P 2'],
])('%s, among %j, is called %s', (wished, taken, called) => {
  expect(distinctName(wished, taken)).toBe(called)
})
