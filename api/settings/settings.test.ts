import { expect, test } from 'vitest'
import { settings } from './settings.ts'

test('every setting is explained', () => {
  expect(settings.length).toBeGreaterThan(10)
  for (const setting of settings)
    expect(setting).toMatchObject({
      default: expect.stringMatching(/./),
      meaning: expect.stringMatching(/\.$/),
      example: expect.stringMatching(/./),
    })
})

test('every setting has a meaning of its own', () => {
  const meanings = settings.map(({ meaning }) => meaning)
  expect(new Set(meanings).size).toBe(settings.length)
})
