import { chmod, rm } from 'node:fs/promises'
import { countAgain, didNotRun, sum, type Counts } from './testing/counts.ts'
import { check, journeys, tests, type Outcome, type Stage } from './testing/stages.ts'
import { throwAwayFolder } from './testing/throw-away-folder.ts'

/**
 * `npm test`: everything that says whether this version is good. Its last line counts every test,
 * every journey and every check; it fails when one of them does.
 */
async function testEverything(folder: string): Promise<Counts[]> {
  const build = runStage(check('build'))
  const checks = oneByOne(['typecheck', 'lint', 'boundaries'].map((name) => check(name)))
  const built = await build
  const hasBuilt = built.counts.failed === 0
  const skipped = { name: 'journeys', run: async () => notWithoutBuild }
  // Side by side: each waits for databases, browsers and timers, and leaves the cores to the others.
  const [tested, walked, checked] = await Promise.all([
    runStage(tests(folder)),
    runStage(hasBuilt ? journeys(folder) : skipped),
    checks,
  ])
  return [built.counts, await testAgain(folder, tested), walked.counts, ...checked]
}

/** More files than these do not fail by chance. */
const FILES_TO_TEST_AGAIN = 4

/**
 * Tests that failed beside everything else are run once more alone, as journeys are walked again: on a
 * machine that is busy with something else, what one waits for can come too late. Both runs print what
 * failed, and what fails twice has failed.
 */
async function testAgain(folder: string, { counts, failedFiles = [] }: Outcome): Promise<Counts> {
  if (failedFiles.length === 0 || failedFiles.length > FILES_TO_TEST_AGAIN) return counts
  const again = await runStage(tests(folder, failedFiles))
  return countAgain(counts, again.counts)
}

const notWithoutBuild: Outcome = {
  counts: didNotRun(),
  output: 'The website does not build, so there is nothing to walk through.',
}

async function oneByOne(stages: readonly Stage[]): Promise<Counts[]> {
  const counts: Counts[] = []
  for (const stage of stages) counts.push((await runStage(stage)).counts)
  return counts
}

async function runStage({ name, run }: Stage): Promise<Outcome> {
  const startedAt = performance.now()
  const outcome = await run().catch((error: unknown): Outcome => {
    return { counts: didNotRun(), output: String(error) }
  })
  const { counts, output } = outcome
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  if (counts.failed > 0) console.log(`\n${output.trim()}\n`)
  const symbol = counts.failed > 0 ? '✗' : '✓'
  console.log(`${symbol} ${name.padEnd(11)} ${seconds.padStart(6)} s  ${described(counts)}`)
  return outcome
}

function described({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

const folder = await throwAwayFolder('tuckin-run-')
// Started by root, PostgreSQL runs as another user, who has to pass through.
await chmod(folder, 0o711)
try {
  const total = sum(await testEverything(folder))
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  if (total.failed > 0) process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
