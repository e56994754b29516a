import { describe, expect, test } from 'vitest'
import { houseFile, readHouse } from './house.ts'
import { brokenSteps, countWalk, readWalks } from './walks.ts'

describe('a walk', () => {
  const house = [
    houseFile('web/field.tsx', `import './call.ts'`),
    houseFile('web/call.ts', ''),
    houseFile('web/other.ts', ''),
  ]
  const walk = (...files: string[]) => ({ name: 'a request', files })

  test('goes from file to file by imports, in either direction', () => {
    const there = walk('web/field.tsx', 'web/call.ts', 'web/field.tsx')
    expect(brokenSteps(there, house)).toEqual([])
    expect(countWalk(there)).toBe(2)
  })

  test('is broken where neither file imports the other, or one is missing', () => {
    expect(brokenSteps(walk('web/field.tsx', 'web/other.ts'), house)).toEqual([
      'web/field.tsx and web/other.ts do not import each other',
    ])
    expect(brokenSteps(walk('web/missing.ts'), house)).toEqual(['web/missing.ts does not exist'])
  })
})

const house = readHouse()

test.each(readWalks())('the walk “$name” can be walked', (walk) => {
  expect(brokenSteps(walk, house)).toEqual([])
})
