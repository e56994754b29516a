import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { MODAL_BACKDROP_MS, MODAL_TRANSITION_MS } from '#contract/constants.ts'

const styles = join(import.meta.dirname, '../../../ui/styles')
const read = (file: string) => readFileSync(join(styles, file), 'utf8')

it('a dialog moves, and its backdrop fades, for as long as the rest of the product waits for them', () => {
  expect(read('tokens.css')).toContain(`--move-modal: ${MODAL_TRANSITION_MS}ms;`)
  expect(read('tokens.css')).toContain(`--move-backdrop: ${MODAL_BACKDROP_MS}ms;`)
  const dialogs = read('dialogs.css')
  expect(dialogs).toMatch(/\.scrim[^}]*var\(--move-backdrop\)/)
  expect(dialogs).toMatch(/\.dialog[^}]*var\(--move-modal\)/)
})
