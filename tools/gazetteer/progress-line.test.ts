import { expect, test } from 'vitest'
import { count, progressLine, timeText } from './progress-line.ts'

function screenOf(isTTY: boolean) {
  let nowMs = 0
  let written = ''
  const screen = { isTTY, columns: 80, write: (text: string) => void (written += text) }
  const line = progressLine(screen, () => nowMs)
  const reading = (atMs: number, doneBytes: number, loaded: number) => {
    nowMs = atMs
    const position = { fileName: 'f.zip', partName: 'Data/CSV/e.csv', doneBytes, totalBytes: 1000 }
    line.show({ step: 'reading', loaded, ...position })
  }
  return { line, reading, written: () => written }
}

test('a terminal shows one line that is written over', () => {
  const { line, reading, written } = screenOf(true)
  reading(0, 0, 0)
  reading(10, 10, 10)
  reading(2000, 500, 340_000)
  expect(written()).toBe(
    `\r\u001B[K  0 % ${'░'.repeat(16)} 0 postcodes` +
      `\r\u001B[K 50 % ${'█'.repeat(8)}${'░'.repeat(8)} 340,000 postcodes, 170,000 a second, 2 s left`,
  )
  line.done()
  expect(written().endsWith('\r\u001B[K')).toBe(true)
})

test('anything else gets a whole line every five seconds', () => {
  const { reading, written } = screenOf(false)
  for (let second = 0; second <= 11; second++) reading(second * 1000, second * 10, second * 1000)
  expect(written()).toBe(
    '  0 % 0 postcodes\n' +
      '  5 % 5,000 postcodes, 1,000 a second, 1 min 35 s left\n' +
      ' 10 % 10,000 postcodes, 1,000 a second, 1 min 30 s left\n',
  )
})

test('an import that goes on says where, and counts its speed from there', () => {
  const { line, reading, written } = screenOf(false)
  const position = {
    fileName: 'f.zip',
    partName: 'Data/CSV/e.csv',
    doneBytes: 430,
    totalBytes: 1000,
  }
  line.show({ step: 'resuming', loaded: 700_000, ...position })
  expect(written()).toBe(
    'An earlier run stopped at 43 %, with 700,000 postcodes: going on in Data/CSV/e.csv.\n',
  )
  reading(5000, 530, 800_000)
  expect(written()).toMatch(/53 % 800,000 postcodes, 20,000 a second, 24 s left\n$/)
})

test('numbers and times are written as people do', () => {
  expect(count(1_694_203.4)).toBe('1,694,203')
  expect([0.2, 59, 60, 125].map(timeText)).toEqual(['1 s', '59 s', '1 min 0 s', '2 min 5 s'])
})
