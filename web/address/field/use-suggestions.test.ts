import { expect, it } from 'vitest'
import { createBouts } from './use-suggestions.ts'

it('has one token for a bout of typing, and another for the next', () => {
  const bouts = createBouts()
  const first = bouts.token()
  expect(first).toMatch(/^[\da-f]{8}-/)
  expect(bouts.token()).toBe(first)
  bouts.end()
  const second = bouts.token()
  expect(second).not.toBe(first)
  expect(bouts.token()).toBe(second)
})

it('sends no token where the browser cannot make one', () => {
  expect(createBouts(() => undefined).token()).toBeUndefined()
})
