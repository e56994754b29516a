import { expect, test } from 'vitest'
import { areOfSeveral, distinctName, linesByMember } from './members.ts'

const line = (memberName: string, dish: string) => ({ memberName, dish })
const grouped = (...lines: ReturnType<typeof line>[]) =>
  linesByMember(lines).map((group) => [group.memberName, ...group.lines.map(({ dish }) => dish)])

test('what one person ordered is one group', () => {
  const lines = [line('', 'naan'), line('', 'dal')]
  expect(grouped(...lines)).toEqual([['', 'naan', 'dal']])
  expect(areOfSeveral(lines)).toBe(false)
})

test('the customer’s own come first, friends in the order in which they came', () => {
  const lines = [line('Ben', 'naan'), line('Cleo', 'dal'), line('', 'rice'), line('Ben', 'raita')]
  expect(grouped(...lines)).toEqual([
    ['', 'rice'],
    ['Ben', 'naan', 'raita'],
    ['Cleo', 'dal'],
  ])
  expect(areOfSeveral(lines)).toBe(true)
})

test('a member without lines is not listed', () => {
  expect(grouped(line('Ben', 'naan'))).toEqual([['Ben', 'naan']])
  expect(grouped()).toEqual([])
})

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
  ['Sam ', ['Sam'], 'Sam  2'],
  ['Sam P', ['SamP'], 'Sam P'],
  ['Weiß', ['Weiss'], 'Weiß'],
])('%s, among %j, is called %s', (wished, taken, called) => {
  expect(distinctName(wished, taken)).toBe(called)
})
