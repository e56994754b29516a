import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DraftState } from '#contract/partner/menu/menu-draft.ts'
import type { MenuDocument } from '#rules/menu/document/menu-document.ts'
import { categoryNamed, productNamed } from '#rules/menu/document/testing/menus.ts'
import { NO_ANSWER } from '#web/calls/request/api-failure.ts'
import { EditQueue, type DraftCalls } from '#web/store-app/menu-editor/edit-queue.ts'
import { addToDraft, isOfOne, sendPatiently } from './import-photo.ts'

const failureOf = (code: string) => ({ status: 409, code, details: {}, fields: [] })
const naan = productNamed('Garlic naan')
const draft: DraftState = {
  revision: 0,
  publishedNumber: 0,
  changedAt: null,
  changedBy: null,
  publishAt: null,
  publishFailedAt: null,
  faults: [],
}
const asNamed = (name: string): MenuDocument => ({
  categories: [categoryNamed('Breads', [{ ...naan, name }])],
  archived: [],
  optionGroups: [],
})

/** An editor whose draft others change to `theirs`, one after another, before it hears of it. */
function openEditor(send: DraftCalls['send'], theirs: MenuDocument[] = []) {
  let revision = 0
  let menu = asNamed(naan.name)
  return new EditQueue({ ...draft, menu }, menu, {
    send,
    readDraft: async () => {
      menu = theirs.shift() ?? menu
      revision += 1
      return { ...draft, revision, menu }
    },
    readPublished: async () => menu,
  })
}
const add = (queue: EditQueue, productId = naan.id) =>
  addToDraft(queue, { productId, photoId: 'photo' })

test('a photo is added to a dish as somebody else has left it', async () => {
  const send = vi
    .fn<DraftCalls['send']>()
    .mockRejectedValueOnce(failureOf('MENU_DRAFT_HAS_CHANGED'))
    .mockResolvedValue({ ...draft, revision: 2 })
  const queue = openEditor(send, [asNamed('Big garlic naan')])
  await add(queue)
  expect(queue.state().menu.categories[0]?.products[0]).toMatchObject({
    name: 'Big garlic naan',
    photo: { photoId: 'photo', x: 50, y: 50, alt: '' },
  })
})

test('a dish that others change all the time is left to them', async () => {
  const send = vi.fn<DraftCalls['send']>().mockRejectedValue(failureOf('MENU_DRAFT_HAS_CHANGED'))
  const queue = openEditor(send, ['One', 'Two', 'Three', 'Four'].map(asNamed))
  await expect(add(queue)).rejects.toMatchObject({ code: 'MENU_DRAFT_HAS_CHANGED' })
})

test('a photo that the draft may not have is not taken for added', async () => {
  const queue = openEditor(async () => {
    throw NO_ANSWER
  })
  await expect(add(queue)).rejects.toBe(NO_ANSWER)
})

test.each(['NONEXISTING_PHOTO', 'MENU_TOO_LARGE'])('%s is passed on', async (code) => {
  const queue = openEditor(async () => {
    throw failureOf(code)
  })
  await expect(add(queue)).rejects.toMatchObject({ code })
})

test('a dish that is not on the menu gets no photo', async () => {
  const queue = openEditor(async () => draft)
  await expect(add(queue, 'another')).rejects.toMatchObject({ code: 'NOT_ON_MENU' })
})

test.each([
  ['PHOTO_TYPE_NOT_SUPPORTED', true],
  ['PHOTO_IS_DAMAGED', true],
  ['NONEXISTING_PHOTO', true],
  ['NOT_ON_MENU', true],
  ['MENU_DRAFT_HAS_CHANGED', true],
  ['PHOTO_UPLOADS_BUSY', false],
  ['TOO_MANY_PHOTOS', false],
  ['TOO_MANY_REQUESTS', false],
  ['MENU_TOO_LARGE', false],
  ['NO_ANSWER', false],
])('%s is of one photo alone: %s', (code, expected) => {
  expect(isOfOne(failureOf(code))).toBe(expected)
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each(['TOO_MANY_REQUESTS', 'PHOTO_UPLOADS_BUSY'])(
  'after %s it waits and goes on',
  async (code) => {
    const send = vi.fn<() => Promise<string>>().mockRejectedValueOnce(failureOf(code))
    send.mockResolvedValue('photo')
    const onWaiting = vi.fn<(isWaiting: boolean) => void>()
    const sent = sendPatiently(send, { signal: new AbortController().signal, onWaiting })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await sent).toBe('photo')
    expect(onWaiting.mock.calls).toEqual([[true], [false]])
  },
)

test('what always has too much to do is a failure in the end', async () => {
  const send = async () => {
    throw failureOf('PHOTO_UPLOADS_BUSY')
  }
  const sent = sendPatiently(send, { signal: new AbortController().signal, onWaiting: () => {} })
  const ended = Promise.allSettled([sent])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(await ended).toMatchObject([{ reason: { code: 'PHOTO_UPLOADS_BUSY' } }])
})

test('stopping ends the wait', async () => {
  const controller = new AbortController()
  const send = async () => {
    throw failureOf('PHOTO_UPLOADS_BUSY')
  }
  const sent = sendPatiently(send, { signal: controller.signal, onWaiting: () => {} })
  const ended = Promise.allSettled([sent])
  await vi.advanceTimersByTimeAsync(1000)
  controller.abort('stopped')
  expect(await ended).toMatchObject([{ reason: 'stopped' }])
})
