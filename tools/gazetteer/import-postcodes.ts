import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { isErrno } from '#api/start-refused.ts'
import type { PostcodeFile } from './file-part.ts'
import { ImportRefused } from './import-refused.ts'
import { openPostcodeFile } from './postcode-file.ts'
import { count } from './progress-line.ts'
import { readPostcodeFile, type ReadOptions } from './read-postcode-file.ts'
import * as staging from './staging.queries.ts'

export type ImportOptions = ReadOptions & {
  /** A migrated database. */
  databaseUrl: string
  path: string
  /** Loads a file once more that is in use already. */
  again?: boolean
  /** Accepts a file with less than half as many postcodes as are in use. */
  smaller?: boolean
  /** How long the lock of a killed import may last. */
  claimPatienceMs?: number
  /** How often it is tried, once a second, to replace postcodes that are being read. */
  swapAttempts?: number
}

export type Imported =
  | { outcome: 'in use already'; since: Date }
  | { outcome: 'imported'; product: string; loaded: number; skipped: Record<string, number> }

const usualClaimPatienceMs = 3000
const usualSwapAttempts = 60
const unchanged = 'Nothing of it is in use; what was imported before stays.'

/**
 * Reads a file of postcodes into the database and puts them in the place of those in use, all at once
 * and only when the whole file was sound. A run that was ended goes on where it stopped. Throws
 * ImportRefused with what is wrong and what to do.
 */
export async function importPostcodes(options: ImportOptions): Promise<Imported> {
  const client = new Client({
    connectionString: options.databaseUrl,
    application_name: 'tuck-in gazetteer',
    keepAlive: true,
  })
  // The query under way reports a broken connection.
  client.on('error', () => {})
  await client.connect()
  try {
    await claim(client, options)
    // What a crash of the database loses of the last moment is read again.
    await client.query(`SET synchronous_commit = off; SET maintenance_work_mem = '128MB'`)
    return await importWith(client, options)
  } finally {
    await client.end()
  }
}

/** The lock of a killed run lasts until PostgreSQL has noticed, a moment later. */
async function claim(
  client: Client,
  { claimPatienceMs = usualClaimPatienceMs }: ImportOptions,
): Promise<void> {
  const deadline = performance.now() + claimPatienceMs
  while (!(await staging.claimImport(client))) {
    if (performance.now() > deadline)
      throw new ImportRefused(
        'Another import into this database is under way: wait until it is done, or stop it.',
      )
    await pause(100)
  }
}

async function importWith(client: Client, options: ImportOptions): Promise<Imported> {
  const { path, again = false, onProgress = () => {} } = options
  onProgress({ step: 'checking', fileName: path })
  const file = await openPostcodeFile(path)
  try {
    const fingerprint = `${file.sha256}${options.withoutNorthernIreland ? ' without BT' : ''}`
    const since = again ? null : await staging.importedAt(client, fingerprint)
    if (since) return { outcome: 'in use already', since }
    await readAll(client, file, fingerprint, options)
    onProgress({ step: 'indexing', fileName: file.name })
    await index(client, fingerprint)
    const { loaded, skipped } = await staging.stagedOf(client, fingerprint)
    await refuseFewer(client, file, loaded, options)
    onProgress({ step: 'swapping', fileName: file.name })
    await swap(client, fingerprint, options)
    return { outcome: 'imported', product: file.product, loaded, skipped }
  } finally {
    file.close()
  }
}

async function readAll(
  client: Client,
  file: PostcodeFile,
  fingerprint: string,
  options: ImportOptions,
): Promise<void> {
  const earlier = await staging.reachedWith(client, fingerprint)
  if (!earlier)
    await staging.beginStaging(client, { fingerprint, fileName: file.name, product: file.product })
  const from = earlier ?? { part: 0, byte: 0, line: 1, loaded: 0, skipped: {} }
  try {
    const reached = await readPostcodeFile(file, from, {
      ...options,
      isResumed: earlier !== null,
      write: (columns, at) => staging.stage(client, fingerprint, columns, at),
    })
    if (reached.loaded === 0)
      throw new ImportRefused(`${file.name} holds no postcode that is in use and has a position.`)
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
    await staging.abandonStaging(client)
    throw new ImportRefused(`${error.message} ${unchanged}`, { cause: error })
  }
}

async function index(client: Client, fingerprint: string): Promise<void> {
  try {
    await staging.indexStaging(client)
  } catch (error) {
    if (!isErrno(error, '23505')) throw error
    await staging.dropRepeated(client, fingerprint, 'there already')
    await staging.indexStaging(client)
  }
}

/** One area's file in the place of the whole country is seldom what was meant. */
async function refuseFewer(
  client: Client,
  file: PostcodeFile,
  loaded: number,
  { smaller = false }: ImportOptions,
): Promise<void> {
  const inUse = await staging.countInUse(client)
  if (smaller || loaded * 2 >= inUse) return
  throw new ImportRefused(
    `${file.name} has ${count(loaded)} postcodes, less than half of the ${count(inUse)} in use, which it would replace. ${unchanged} If that is meant, run it again with --smaller; it has been read already.`,
  )
}

async function swap(
  client: Client,
  fingerprint: string,
  { swapAttempts = usualSwapAttempts }: ImportOptions,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await staging.swapIn(client, fingerprint)
    } catch (error) {
      if (!isErrno(error, '55P03')) throw error
      if (attempt === swapAttempts)
        throw new ImportRefused(
          `Something else, perhaps a backup, has been reading the postcodes in use for a minute. ${unchanged} Run this again when it is done: the file has been read already.`,
          { cause: error },
        )
      await pause(1000)
    }
  }
}
