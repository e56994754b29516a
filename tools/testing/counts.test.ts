import { describe, expect, test } from 'vitest'
import {
  countAgain,
  countCheck,
  countPlaywright,
  countVitest,
  filesThatFailed,
  sum,
} from './counts.ts'

const vitest = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [{ name: '/api/cart.test.ts', status: 'passed', assertionResults: [{}] }],
}
const playwright = { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 1 }, errors: [] }

describe('a check', () => {
  test('passes when it ends well', () => {
    expect(countCheck(0)).toEqual({ passed: 1, failed: 0, skipped: 0 })
  })

  test.each([1, 2, null])('fails when it ends with %s', (exitCode) => {
    expect(countCheck(exitCode)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})

describe('tests of Vitest', () => {
  test('are counted one by one, and skipped ones apart', () => {
    expect(countVitest(0, vitest)).toEqual({ passed: 7, failed: 0, skipped: 2 })
  })

  test('in a file that does not load are one failure', () => {
    const testResults = [{ name: '/api/cart.test.ts', status: 'failed', assertionResults: [] }]
    const counts = countVitest(1, { ...vitest, numFailedTests: 2, testResults })
    expect(counts).toEqual({ passed: 7, failed: 3, skipped: 2 })
  })

  test('that all pass in a run that fails are one failure more', () => {
    expect(countVitest(1, vitest)).toEqual({ passed: 7, failed: 1, skipped: 2 })
  })

  test('of which there are none have failed', () => {
    const none = { ...vitest, numPassedTests: 0, testResults: [] }
    expect(countVitest(0, none)).toMatchObject({ passed: 0, failed: 1 })
  })

  test('without a report have failed', () => {
    expect(countVitest(0, null)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})

describe('files that failed', () => {
  test('are those with a failed test', () => {
    const failed = { name: '/api/jobs.test.ts', status: 'failed', assertionResults: [{}] }
    const report = { ...vitest, testResults: [...vitest.testResults, failed] }
    expect(filesThatFailed(report)).toEqual(['/api/jobs.test.ts'])
    expect(filesThatFailed(null)).toEqual([])
  })

  const first = { passed: 90, failed: 2, skipped: 1 }
  test.each([
    ['have passed when they pass alone', 0, { passed: 92, failed: 0, skipped: 1 }],
    ['have failed when one fails again', 1, { passed: 91, failed: 1, skipped: 1 }],
  ])('%s', (_, failed, counts) => {
    expect(countAgain(first, { passed: 30, failed, skipped: 0 })).toEqual(counts)
  })
})

describe('journeys', () => {
  test('are counted one by one', () => {
    expect(countPlaywright(0, playwright)).toEqual({ passed: 3, failed: 0, skipped: 1 })
  })

  test('that pass when tried again have passed', () => {
    const stats = { expected: 2, unexpected: 1, flaky: 1, skipped: 0 }
    expect(countPlaywright(1, { stats, errors: [] })).toMatchObject({ passed: 3, failed: 1 })
  })

  test('that could not be started have failed', () => {
    expect(countPlaywright(1, { ...playwright, errors: [{}] })).toMatchObject({ failed: 1 })
    expect(countPlaywright(1, null)).toMatchObject({ passed: 0, failed: 1 })
  })
})

test('what is counted adds up', () => {
  const one = { passed: 1, failed: 2, skipped: 3 }
  expect(sum([one, one, countCheck(0)])).toEqual({ passed: 3, failed: 4, skipped: 6 })
  expect(sum([])).toEqual({ passed: 0, failed: 0, skipped: 0 })
})
