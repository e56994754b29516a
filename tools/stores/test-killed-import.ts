import { connect } from '#api/database/connect.ts'
import { createGazetteer } from '#api/outside/maps/gazetteer/gazetteer.driver.ts'
import { importStoresFile } from './import-stores-file.ts'

/** Imports a file and is killed, as by kill -9, once some of its stores are written. */
const [databaseUrl = '', path = ''] = process.argv.slice(2)

const { db } = connect(databaseUrl, { max: 2 })
await importStoresFile(
  { db, gazetteer: createGazetteer(), now: () => new Date() },
  {
    path,
    isLive: false,
    confirm: () => Promise.resolve(true),
    print: () => {},
    onProgress: () => process.kill(process.pid, 'SIGKILL'),
  },
)
