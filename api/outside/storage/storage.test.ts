import { once } from 'node:events'
import { mkdtemp, readdir } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chooseStorage } from '#api/outside/choose-drivers.ts'
import { createSandboxServer } from '#sandbox/http/sandbox-server.ts'
import { standInForS3 } from '#sandbox/s3/s3-stand-in.ts'
import { createDiskStorage } from './disk.driver.ts'
import { createS3Storage } from './s3.driver.ts'
import type { S3Bucket } from '#api/settings/configuration.ts'
import { StorageFailed, type StoragePort } from './storage.port.ts'

let server: Server
let bucket: S3Bucket
let folder: string
let storages: Record<'folder' | 'bucket', StoragePort>
beforeAll(async () => {
  server = createSandboxServer([standInForS3()])
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // It listens on a port, so its address has one.
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/s3/photos`
  bucket = { url, region: 'auto', accessKeyId: 'sandbox', secretAccessKey: 'sandbox' }
  folder = await mkdtemp(join(tmpdir(), 'tuckin-storage-'))
  storages = { folder: createDiskStorage(join(folder, 'files')), bucket: createS3Storage(bucket) }
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const key = (name: string) => `photos/ab/abcd_-/${name}.webp`

async function read(storage: StoragePort, name: string) {
  const found = await storage.get(key(name))
  return found && { text: (await buffer(found.content)).toString(), bytes: found.bytes }
}

describe.each(['folder', 'bucket'] as const)('a %s', (kind) => {
  test('returns what was stored', async () => {
    const storage = storages[kind]
    expect(await storage.get(key('one'))).toBeNull()
    await storage.put(key('one'), Buffer.from('a photo'), 'image/webp')
    expect(await read(storage, 'one')).toEqual({ text: 'a photo', bytes: 7 })
    await storage.put(key('one'), Buffer.from('another'), 'image/webp')
    expect(await read(storage, 'one')).toEqual({ text: 'another', bytes: 7 })
  })

  test('deletes, also what is missing already', async () => {
    const storage = storages[kind]
    await storage.put(key('one'), Buffer.from('a photo'), 'image/webp')
    await storage.put(key('two'), Buffer.from('a photo'), 'image/webp')
    await storage.delete([key('one'), key('three')])
    expect([await read(storage, 'one'), (await read(storage, 'two'))?.text]).toEqual([
      null,
      'a photo',
    ])
    await storage.delete([key('one'), key('two')])
    await storage.delete([key('two')])
    expect(await read(storage, 'two')).toBeNull()
  })

  test('stores many at once', async () => {
    const storage = storages[kind]
    const names = Array.from({ length: 30 }, (_, index) => `many-${index}`)
    await Promise.all(names.map((name) => storage.put(key(name), Buffer.from(name), 'image/webp')))
    const texts = await Promise.all(names.map(async (name) => (await read(storage, name))?.text))
    expect(texts).toEqual(names)
    await storage.delete(names.map(key))
  })
})

test('a folder leaves no empty folders behind', async () => {
  const storage = storages.folder
  await storage.put(key('one'), Buffer.from('a photo'), 'image/webp')
  await storage.delete([key('one'), key('two')])
  expect(await readdir(join(folder, 'files/photos/ab'))).toEqual([])
})

test.each<[string, () => StoragePort]>([
  [
    'a bucket with a wrong secret',
    () => createS3Storage({ ...bucket, secretAccessKey: 'guessed' }),
  ],
  ['a bucket that is away', () => createS3Storage({ ...bucket, url: 'http://127.0.0.1:9/photos' })],
  ['a folder that is none', () => createDiskStorage('/dev/null/files')],
])('%s says that it failed', async (_, make) => {
  const storage = make()
  await expect(storage.put(key('one'), Buffer.from('a'), 'image/webp')).rejects.toThrow(
    StorageFailed,
  )
})

test('the bucket is chosen if one is connected', async () => {
  const chosen = chooseStorage({ s3: bucket, dataDir: folder })
  await chosen.put(key('chosen'), Buffer.from('a photo'), 'image/webp')
  expect((await read(storages.bucket, 'chosen'))?.text).toBe('a photo')
  const disk = chooseStorage({ s3: null, dataDir: folder })
  expect(await disk.get(key('chosen'))).toBeNull()
})
