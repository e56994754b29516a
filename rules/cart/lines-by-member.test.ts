import { expect, test } from 'vitest'
import { areOfSeveral, linesByMember } from './lines-by-member.ts'

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

test('nobody has no lines', () => {
  expect(grouped(line('Ben', 'naan'))).toEqual([['Ben', 'naan']])
  expect(grouped()).toEqual([])
})
