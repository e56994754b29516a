import { expect, it } from 'vitest'
import { StoreMemory } from './store-memory.ts'

const makeNames = () => new Set<string>()
const makeOthers = () => new Set<string>()

it('makes one of each kind for a store, when it is first needed', () => {
  const [one, other] = [new StoreMemory(), new StoreMemory()]
  one.of(makeNames).add('Nia')
  expect([...one.of(makeNames)]).toEqual(['Nia'])
  expect(one.of(makeOthers).size).toBe(0)
  expect(other.of(makeNames).size).toBe(0)
})
