import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const text = readFileSync(join(root, 'docs/specification.md'), 'utf8')
const header = ['Statement', 'State', 'File', 'Test', 'Decision']

/** Every row of every table, by what it states. */
const rows = text
  .split('\n')
  .map((line, index) => ({ line, number: index + 1 }))
  .filter(({ line }) => line.startsWith('|') && !/^\| (Statement|---) /.test(line))
  .map(({ line, number }) => ({ cells: cellsOf(line), number }))

function cellsOf(line: string): string[] {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())
}

const inTicks = (cell: string) => /^`([^`]+)`$/.exec(cell)?.[1] ?? ''
const at = (number: number) => `docs/specification.md:${number}`

test('the table holds every statement, and no cell of it is empty', () => {
  expect(rows.length).toBeGreaterThanOrEqual(488)
  const wrong = rows.filter(
    ({ cells }) => cells.length !== header.length || cells.some((cell) => !/\w/.test(cell)),
  )
  expect(wrong.map(({ number }) => at(number))).toEqual([])
})

test('each statement is done as specified, or differs by a decision', () => {
  const wrong = rows.filter(({ cells: [, state, , , decision = ''] }) =>
    state === 'differs' ? !decision.startsWith('[') : state !== 'done',
  )
  expect(wrong.map(({ number }) => at(number))).toEqual([])
})

test('the files and the tests that it names are there, and the tests are tests', () => {
  const missing = rows.flatMap(({ cells: [, , file = '', tested = ''], number }) => {
    const isTest = /\.(test|journey)\.tsx?$/.test(inTicks(tested))
    const isThere = [file, tested].every((cell) => isFile(inTicks(cell)))
    return isTest && isThere ? [] : [`${at(number)}: ${file}, ${tested}`]
  })
  expect(missing).toEqual([])
})

test('the decisions that it names are there, by their number', () => {
  const decisions = new Set(readdirSync(join(root, 'docs/decisions')))
  const missing = rows.flatMap(({ cells: [, , , , decision = ''], number }) => {
    if (decision === 'as specified') return []
    const [, name = '', file = ''] = /^\[(\d{4})\]\(decisions\/([\w-]+\.md)\)$/.exec(decision) ?? []
    return file.startsWith(`${name}-`) && decisions.has(file) ? [] : [`${at(number)}: ${decision}`]
  })
  expect(missing).toEqual([])
})

const isFile = (path: string) => path !== '' && existsSync(join(root, path))
