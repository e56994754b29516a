import { chmod, rm } from 'node:fs/promises'
import { didNotRun, sum, type Counts } from './testing/counts.ts'
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
  const hasBuilt = built.failed === 0
  const skipped = { name: 'journeys', run: async () => notWithoutBuild }
  // Side by side: each waits for databases, browsers and timers, and leaves the cores to the others.
  const others = await Promise.all([
    runStage(tests(folder)),
    runStage(hasBuilt ? journeys(folder) : skipped),
    checks,
  ])
  return [built, ...others.flat()]
}

const notWithoutBuild: Outcome = {
  counts: didNotRun(),
  output: 'The website does not build, so there is nothing to walk through.',
}

async function oneByOne(stages: readonly Stage[]): Promise<Counts[]> {
  const counts: Counts[] = []
  for (const stage of stages) counts.push(await runStage(stage))
  return counts
}

async function runStage({ name, run }: Stage): Promise<Counts> {
  const startedAt = performance.now()
  const { counts, output } = await run().catch((error: unknown) => {
    return { counts: didNotRun(), output: String(error) }
  })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  if (counts.failed > 0) console.log(`\n${output.trim()}\n`)
  const symbol = counts.failed > 0 ? '✗' : '✓'
  console.log(`${symbol} ${name.padEnd(10)} ${seconds.padStart(6)} s  ${described(counts)}`)
  return counts
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
