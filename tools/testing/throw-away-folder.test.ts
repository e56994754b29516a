import { rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { throwAwayFolder } from './throw-away-folder.ts'

/** What a folder of it lies in; it is deleted again. */
async function placeOf(options: Parameters<typeof throwAwayFolder>[1]): Promise<string> {
  const folder = await throwAwayFolder('tuckin-test-', options)
  expect((await stat(folder)).isDirectory()).toBe(true)
  await rm(folder, { recursive: true })
  return dirname(folder)
}

test.each([
  ['there is none', { memory: '/nowhere/at/all', isPlenty: true }],
  ['a file stands in its place', { memory: import.meta.filename, isPlenty: true }],
  ['nobody may write there', { memory: '/proc', isPlenty: true }],
  ['there is little of it', { isPlenty: false }],
])('it is among the temporary files where memory cannot be used: %s', async (_, options) => {
  expect(await placeOf(options)).toBe(tmpdir())
})

test('it is in memory where there is enough, which here is a folder with room', async () => {
  const memory = import.meta.dirname
  expect(await placeOf({ memory, isPlenty: true })).toBe(memory)
})
