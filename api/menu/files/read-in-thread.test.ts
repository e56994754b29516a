import { expect, test } from 'vitest'
import { readInThread } from './read-in-thread.ts'
import { partsOf, textCell, zipOf } from './testing/spreadsheets.ts'

test('a file that takes too long is refused, and the next one is read', async () => {
  const rows = Array.from({ length: 4000 }, (_, row) => [textCell(`A${row + 1}`, 'Pie')])
  const file = await zipOf(partsOf(rows))
  await expect(readInThread(file, 1)).rejects.toMatchObject({ message: 'MENU_FILE_TOOK_TOO_LONG' })
  expect(await readInThread(file)).toHaveProperty('rows')
})
