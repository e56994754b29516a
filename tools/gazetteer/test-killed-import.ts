import { importPostcodes } from './import-postcodes.ts'

/** Imports a file a little at a time and is killed, as by kill -9, once so many were written. */
const [databaseUrl = '', path = '', postcodes = ''] = process.argv.slice(2)

await importPostcodes({
  databaseUrl,
  path,
  blockBytes: 2000,
  onProgress: (progress) => {
    if (progress.step === 'reading' && progress.loaded >= Number(postcodes))
      process.kill(process.pid, 'SIGKILL')
  },
})
