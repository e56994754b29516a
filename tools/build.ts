import { join } from 'node:path'
import { StartRefused } from '#api/start-refused.ts'
import { buildWeb } from './build/build-web.ts'
import { overBudget } from './build/first-visit.ts'

/**
 * `npm run build`: the website into build/, which `npm start` then need not do. Fails when a page's
 * first visit loads more scripts than it may.
 */
try {
  await buildWeb({ log: console.log })
  const tooMuch = await overBudget(join(import.meta.dirname, '../build/client'))
  for (const line of tooMuch) console.error(line)
  if (tooMuch.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error)
  process.exitCode = 1
}
