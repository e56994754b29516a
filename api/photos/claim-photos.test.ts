import { randomUUID } from 'node:crypto'
import { mkdir, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { UNCLAIMED_PHOTO_LIVES_MS } from '#rules/photos/photo-limits.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { claimPhotos } from './claim-photos.ts'
import { erasePhotos, erasePhotosOfAccount } from './erase-photos.ts'
import { eraseUnclaimedPhotos } from './erase-unclaimed-photos.ts'
import { listPhotosOfAccount, photosOf } from './photos-of.ts'
import { eraseFilesNow, testFiles, uploadTestPhoto } from './testing/photos.ts'

let server: TestApp
let dataDir: string
let mina: TestAccount
let tom: TestAccount
beforeAll(async () => {
  const env = await testFiles()
  dataDir = env.DATA_DIR
  server = await createTestApp({ env })
  mina = await openTestAccount(server.context, 'customer')
  tom = await openTestAccount(server.context, 'customer')
})
beforeEach(() => server.setNow(FRIDAY_EVENING))
afterAll(() => server.close())

const claim = (
  photoIds: string[],
  uploader: string | null,
  { subjectId = randomUUID(), alt = '' } = {},
) =>
  inTransaction(server.context.db, (transaction) =>
    claimPhotos(transaction, {
      photoIds,
      uploader,
      purpose: 'review',
      subjectId,
      alt,
      at: server.context.now(),
    }),
  ).then(
    () => subjectId,
    (error: Error) => Promise.reject(error.message),
  )

const idsOf = async (subjectId: string) =>
  ((await photosOf(server.context.db, 'review', [subjectId])).get(subjectId) ?? []).map(
    ({ photoId }) => photoId,
  )

const remove = (photoId: string, headers = {}) =>
  server.app.inject({ method: 'DELETE', url: `/api/v1/photos/${photoId}`, headers })

const statusOf = async (photoId: string) =>
  (await server.app.inject({ method: 'GET', url: `/photos/${photoId}/24.webp` })).statusCode

describe('claiming', () => {
  test('makes photos part of a review, in the order given', async () => {
    const [first, second] = [
      await uploadTestPhoto(server, mina.headers),
      await uploadTestPhoto(server, mina.headers),
    ]
    const subjectId = await claim([second, first], mina.accountId, { alt: 'A photo by Mina' })
    expect(await idsOf(subjectId)).toEqual([second, first])
    const photos = await photosOf(server.context.db, 'review', [subjectId])
    expect(photos.get(subjectId)?.[0]).toMatchObject({
      width: 24,
      height: 16,
      alt: 'A photo by Mina',
    })
    expect(await photosOf(server.context.db, 'problem', [subjectId])).toEqual(new Map())
  })

  test('is for the account that sent it', async () => {
    const photoId = await uploadTestPhoto(server, mina.headers)
    await expect(claim([photoId], tom.accountId)).rejects.toBe('NONEXISTING_PHOTO')
    await expect(claim([photoId], null)).rejects.toBe('NONEXISTING_PHOTO')
    await expect(claim([photoId], mina.accountId)).resolves.toBeTypeOf('string')
  })

  test('of a guest’s photo is for everybody who knows its id, signed in by now or not', async () => {
    const [one, two] = [await uploadTestPhoto(server), await uploadTestPhoto(server)]
    expect(await idsOf(await claim([one], null))).toEqual([one])
    expect(await idsOf(await claim([two], tom.accountId))).toEqual([two])
  })

  test('is all or nothing', async () => {
    const photoId = await uploadTestPhoto(server)
    await expect(claim([photoId, 'A'.repeat(22)], null)).rejects.toBe('NONEXISTING_PHOTO')
    expect(await idsOf(await claim([photoId], null))).toEqual([photoId])
  })

  test('happens once, of however many at once', async () => {
    const ids = [await uploadTestPhoto(server), await uploadTestPhoto(server)]
    const claims = Array.from({ length: 8 }, (_, index) =>
      claim(index % 2 === 0 ? ids : ids.toReversed(), null),
    )
    const outcomes = await Promise.allSettled(claims)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toBe('NONEXISTING_PHOTO')
  })

  test('is too late after a day', async () => {
    const photoId = await uploadTestPhoto(server)
    server.setNow(new Date(FRIDAY_EVENING.getTime() + UNCLAIMED_PHOTO_LIVES_MS + 1))
    await expect(claim([photoId], null)).rejects.toBe('NONEXISTING_PHOTO')
  })
})

describe('erasing', () => {
  test('removes a photo that its sender has deleted, with its files', async () => {
    const photoId = await uploadTestPhoto(server, mina.headers)
    expect((await remove(photoId, mina.headers)).statusCode).toBe(204)
    expect(await eraseFilesNow(server)).toBe(1)
    expect(await statusOf(photoId)).toBe(404)
    expect((await remove(photoId, mina.headers)).statusCode).toBe(204)
    expect(await eraseFilesNow(server)).toBe(0)
  })

  test('is not for others, and not possible for claimed ones', async () => {
    const photoId = await uploadTestPhoto(server, mina.headers)
    await remove(photoId)
    await remove(photoId, tom.headers)
    const subjectId = await claim([photoId], mina.accountId)
    await remove(photoId, mina.headers)
    expect(await eraseFilesNow(server)).toBe(0)
    expect([await idsOf(subjectId), await statusOf(photoId)]).toEqual([[photoId], 200])
  })

  test('of a review erases its photos, and no others', async () => {
    const [one, two] = [await uploadTestPhoto(server), await uploadTestPhoto(server)]
    const [mine, theirs] = [await claim([one], null), await claim([two], null)]
    await inTransaction(server.context.db, (transaction) =>
      erasePhotos(transaction, { purpose: 'review', subjectId: mine }),
    )
    await eraseFilesNow(server)
    expect([await idsOf(mine), await statusOf(one)]).toEqual([[], 404])
    expect([await idsOf(theirs), await statusOf(two)]).toEqual([[two], 200])
  })

  test('of an account erases everything it sent, claimed or not', async () => {
    const gwen = await openTestAccount(server.context, 'customer')
    const [one, two] = [
      await uploadTestPhoto(server, gwen.headers),
      await uploadTestPhoto(server, gwen.headers),
    ]
    const subjectId = await claim([one], gwen.accountId)
    const listed = await listPhotosOfAccount(server.context.db, gwen.accountId)
    expect(new Map(listed.map((photo) => [photo.photoId, photo.subjectId]))).toEqual(
      new Map([
        [one, subjectId],
        [two, null],
      ]),
    )
    await inTransaction(server.context.db, (transaction) =>
      erasePhotosOfAccount(transaction, gwen.accountId),
    )
    await eraseFilesNow(server)
    expect([await statusOf(one), await statusOf(two)]).toEqual([404, 404])
    expect(await listPhotosOfAccount(server.context.db, gwen.accountId)).toEqual([])
  })

  test('happens by itself to photos that nobody has claimed for a day', async () => {
    const [left, claimed] = [await uploadTestPhoto(server), await uploadTestPhoto(server)]
    const subjectId = await claim([claimed], null)
    const tidy = () => eraseUnclaimedPhotos(server.context, new AbortController().signal)
    await tidy()
    await eraseFilesNow(server)
    expect(await statusOf(left)).toBe(200)
    server.setNow(new Date(FRIDAY_EVENING.getTime() + UNCLAIMED_PHOTO_LIVES_MS + 1))
    await tidy()
    await eraseFilesNow(server)
    expect([await statusOf(left), await statusOf(claimed)]).toEqual([404, 200])
    expect(await idsOf(subjectId)).toEqual([claimed])
  })

  test('erases what an interrupted upload has left', async () => {
    const folder = join(dataDir, 'incoming', 'photo-broken')
    await mkdir(folder, { recursive: true })
    const longAgo = new Date(Date.now() - 2 * 3_600_000)
    await utimes(folder, longAgo, longAgo)
    await eraseUnclaimedPhotos(server.context, new AbortController().signal)
    await expect(stat(folder)).rejects.toThrow('ENOENT')
  })
})
