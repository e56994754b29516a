/**
 * What `npm test` counts: a test of Vitest and a journey of Playwright is one each, and so is a
 * check without tests of its own (types, lint, boundaries, build). A test that is skipped is
 * neither passed nor failed.
 */
export type Counts = { passed: number; failed: number; skipped: number }

/** What is read of Vitest's JSON report. */
export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; status: string; assertionResults: unknown[] }[]
}

/** What is read of Playwright's JSON report. */
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** A check is one: its exit code says all. */
export function countCheck(exitCode: number | null): Counts {
  return exitCode === 0
    ? { passed: 1, failed: 0, skipped: 0 }
    : { passed: 0, failed: 1, skipped: 0 }
}

/** A file that fails before its first test counts as one failed. */
export function countVitest(exitCode: number | null, report: VitestReport | null): Counts {
  if (!report) return didNotRun()
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return agreeing(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  })
}

/** The files with a test that failed. */
export function filesThatFailed(report: VitestReport | null): string[] {
  const failed = report?.testResults.filter((file) => file.status === 'failed') ?? []
  return failed.map((file) => file.name)
}

/** What the whole run counts once the files that failed in it were run again. */
export function countAgain(first: Counts, again: Counts): Counts {
  return { ...first, passed: first.passed + first.failed - again.failed, failed: again.failed }
}

/** A journey that passed when tried again, as in `npm test`, counts as passed; the list names it. */
export function countPlaywright(exitCode: number | null, report: PlaywrightReport | null): Counts {
  if (!report) return didNotRun()
  const { expected, unexpected, flaky, skipped } = report.stats
  const failed = unexpected + report.errors.length
  return agreeing(exitCode, { passed: expected + flaky, failed, skipped })
}

export function didNotRun(): Counts {
  return { passed: 0, failed: 1, skipped: 0 }
}

/** Adds one failure where the exit code says so and no test does, or where nothing was tested. */
function agreeing(exitCode: number | null, counts: Counts): Counts {
  const isUnexplained = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0)
  return isUnexplained ? { ...counts, failed: 1 } : counts
}

export function sum(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((total, each) => total + each.passed, 0),
    failed: all.reduce((total, each) => total + each.failed, 0),
    skipped: all.reduce((total, each) => total + each.skipped, 0),
  }
}
