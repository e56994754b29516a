import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fingerprintOfInputs } from './build-inputs.ts'

const root = mkdtempSync(join(tmpdir(), 'tuckin-inputs-'))
const write = (file: string, text: string) => writeFileSync(join(root, file), text)

beforeAll(() => {
  mkdirSync(join(root, 'web/cart'), { recursive: true })
  mkdirSync(join(root, 'api'))
  write('web/cart/basket.page.tsx', 'one')
  write('package.json', '{}')
})

afterAll(() => rmSync(root, { recursive: true }))

test.each([
  ['a changed file', true, () => write('web/cart/basket.page.tsx', 'two')],
  ['a changed single file', true, () => write('package.json', '{ }')],
  ['a new file', true, () => write('web/links.ts', '')],
  ['a removed file', true, () => rmSync(join(root, 'web/links.ts'))],
  ['the same text again', false, () => write('web/cart/basket.page.tsx', 'two')],
  ['a test', false, () => write('web/cart/basket.test.tsx', 'test')],
  ['the API', false, () => write('api/app.ts', 'api')],
])('%s: built again is %s', async (_, isBuiltAgain, change) => {
  const before = await fingerprintOfInputs(root)
  change()
  expect((await fingerprintOfInputs(root)) !== before).toBe(isBuiltAgain)
})
