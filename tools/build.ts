import { StartRefused } from '#api/start-refused.ts'
import { buildWeb } from './build/build-web.ts'

/** `npm run build`: the website into build/, which `npm start` then need not do. */
try {
  await buildWeb({ log: console.log })
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error)
  process.exitCode = 1
}
