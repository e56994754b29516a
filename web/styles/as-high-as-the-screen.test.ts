import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const styles = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.css'))

it.each(styles)('what %s makes as high as the screen leaves room for the ribbon', (name) => {
  const css = readFileSync(join(import.meta.dirname, name), 'utf8')
  const heights = css.match(/[\w-]+: [^;{}]*\b100[dsl]?vh[^;{}]*;/g) ?? []
  expect(heights.filter((height) => !height.includes('var(--ribbon)'))).toEqual([])
})
