// Plain JavaScript, because an older Node must be able to read this far.
import process from 'node:process'

const oldest = 24

if (Number.parseInt(process.versions.node, 10) < oldest) {
  console.error(
    `Tuck In needs Node ${oldest} or newer and this is ${process.version}: run npm ci, which brings the right one, then npm start.`,
  )
  process.exit(1)
}

const { existsSync } = await import('node:fs')
if (!existsSync(new URL('../node_modules/zod', import.meta.url))) {
  console.error('What Tuck In is made of is not installed yet: run npm ci, then npm start.')
  process.exit(1)
}

// Settings may stand in a file; what the environment says counts more.
const settingsFile = new URL('../.env', import.meta.url)
if (existsSync(settingsFile)) process.loadEnvFile(settingsFile)

// Keeps what Node compiles, so that the next start need not compile it again.
const { enableCompileCache } = await import('node:module')
const { fileURLToPath } = await import('node:url')
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)))
await import('./start.ts')
