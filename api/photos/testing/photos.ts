import { crc32, deflateSync } from 'node:zlib'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Photo } from '#contract/photos.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { erasePhotoFiles } from '#api/photos/erase-photos.ts'
import type { TestApp } from '#api/testing/test-app.ts'

/** A folder for the files of a test's server: settings to start it with. */
export async function testFiles(): Promise<{ DATA_DIR: string }> {
  return { DATA_DIR: await mkdtemp(join(tmpdir(), 'tuckin-photos-')) }
}

/** A picture whose left half is red and whose right half is blue. */
export function testPicture(width = 900, height = 600): Sharp {
  const blue = {
    create: { width: Math.ceil(width / 2), height, channels: 3, background: '#00f' },
  } as const
  return sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    { input: blue, left: Math.floor(width / 2), top: 0 },
  ])
}

export function sendFile(
  { app }: Pick<TestApp, 'app'>,
  file: Buffer,
  headers: Record<string, string> = {},
) {
  return app.inject({
    method: 'POST',
    url: '/api/v1/photos',
    headers: { 'content-type': 'application/octet-stream', ...headers },
    body: file,
  })
}

/** Sends a small photo, by the account of the headers or by a guest; returns its id. */
export async function uploadTestPhoto(
  server: Pick<TestApp, 'app'>,
  headers: Record<string, string> = {},
): Promise<string> {
  const answer = await sendFile(server, await testPicture(24, 16).jpeg().toBuffer(), headers)
  if (answer.statusCode !== 201) throw new Error(`The photo was refused: ${answer.body}`)
  return answer.json<Photo>().photoId
}

/** Runs the waiting jobs, and deletes them. */
export async function eraseFilesNow({ context }: Pick<TestApp, 'context'>): Promise<number> {
  const { rows } = await context.pool.query<{ id: string; payload: Tasks['erase-photo-files'] }>(
    `SELECT job.id, payload FROM graphile_worker._private_jobs AS job
     JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
     WHERE identifier = 'erase-photo-files'`,
  )
  for (const { id, payload } of rows) {
    await erasePhotoFiles(context, payload)
    await context.pool.query('DELETE FROM graphile_worker._private_jobs WHERE id = $1', [id])
  }
  return rows.length
}

/** A PNG with this size in its header, and almost no content. */
export function hollowPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  return pngOf(
    ['IHDR', header],
    ['IDAT', deflateSync(Buffer.alloc(1000))],
    ['IEND', Buffer.alloc(0)],
  )
}

/** A PNG of these chunks. */
export function pngOf(...chunks: [type: string, data: Buffer][]): Buffer {
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, ...chunks.map(([type, data]) => chunkOf(type, data))])
}

export function chunkOf(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
