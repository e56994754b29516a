import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const rooms = 'api|bench|contract|docs|journeys|rules|sandbox|tools|town|ui|web'
const path = new RegExp(`\`((?:${rooms})/[\\w./-]*[\\w/])\``, 'g')

/**
 * Pages for people who read the code. Decisions may name what a later one has replaced, and the quiz
 * names guesses.
 */
const pages = globSync(['*.md', 'docs/*.md'], { cwd: root, exclude: ['docs/house-quiz.md'] })

test.each(pages)('%s names files and folders that exist', (page) => {
  const text = readFileSync(join(root, page), 'utf8')
  const missing = [...text.matchAll(path)]
    .map(([, named = '']) => named)
    // What a bench writes is there once it has run.
    .filter((named) => !named.startsWith('bench/results/'))
    .filter((named) => !existsSync(join(root, named)))
  expect(missing).toEqual([])
})

test('the page that follows an order names many', () => {
  const text = readFileSync(join(root, 'docs/a-day-of-an-order.md'), 'utf8')
  expect([...text.matchAll(path)].length).toBeGreaterThan(30)
})
