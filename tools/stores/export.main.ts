import { createWriteStream } from 'node:fs'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { connect } from '#api/database/connect.ts'
import { exportStores } from '#api/operator/store-import/export-stores.ts'
import { findDatabase } from '../gazetteer/find-database.ts'

const usage = `Writes all stores with their menus into a file, as docs/store-format.md describes it.

  npm run export -- FILE
`

const print = (line: string) => process.stdout.write(`${line}\n`)

const [file] = process.argv.slice(2)
if (!file) {
  process.stderr.write(usage)
  process.exitCode = 1
} else {
  const database = await findDatabase(process.env, print)
  const { db, close } = connect(database.url, { max: 1 })
  try {
    // npm changes to the repository's folder, and the name was typed in another one.
    const path = resolve(process.env['INIT_CWD'] ?? '.', file)
    await pipeline(Readable.from(exportStores(db, new Date())), createWriteStream(path))
    print(`Everything is in ${path}.`)
  } finally {
    await close()
    await database.leave()
  }
}
