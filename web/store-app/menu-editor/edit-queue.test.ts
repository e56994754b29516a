import { expect, test } from 'vitest'
import type { DraftState } from '#contract/partner/menu/menu-draft.ts'
import { editMenu, type MenuEdit } from '#rules/menu/document/edit-menu.ts'
import type { MenuCategory, MenuDocument } from '#rules/menu/document/menu-document.ts'
import { NO_ANSWER } from '#web/calls/request/api-failure.ts'
import { EditQueue } from './edit-queue.ts'

const category = (id: string, name: string): MenuCategory => ({
  id,
  name,
  description: '',
  soldWhen: null,
  slotItems: null,
  products: [],
})
const renamed = (id: string, name: string): MenuEdit => {
  const { products: _, ...facts } = category(id, name)
  return { kind: 'saveCategory', category: facts }
}
const namesOf = ({ categories }: MenuDocument) => categories.map(({ name }) => name).join(', ')

/** A server with a draft, which fails as it is told. */
function startServer() {
  let menu: MenuDocument = {
    categories: [category('a', 'Starters'), category('b', 'Mains')],
    archived: [],
    optionGroups: [],
  }
  let published = menu
  let revision = 0
  let failure: unknown = null
  /** The answer is lost, and the edit is done. */
  let isAnswerLost = false
  const state = (): DraftState => ({
    revision,
    publishedNumber: 0,
    changedAt: null,
    changedBy: 'Dana',
    publishAt: null,
    publishFailedAt: null,
    faults: [],
  })
  const write = (edits: readonly MenuEdit[]) => {
    for (const edit of edits) menu = editMenu(menu, edit) ?? menu
    revision += 1
    return state()
  }
  const queue = new EditQueue({ ...state(), menu }, menu, {
    send: async (sent) => {
      if (failure) throw failure
      if (sent.revision !== revision)
        throw { status: 409, code: 'MENU_DRAFT_HAS_CHANGED', details: {}, fields: [] }
      const answer = write(sent.edits)
      if (!isAnswerLost) return answer
      isAnswerLost = false
      throw NO_ANSWER
    },
    readDraft: async () => ({ ...state(), menu }),
    readPublished: async () => published,
  })
  return {
    queue,
    menu: () => menu,
    /** What somebody else does meanwhile. */
    write,
    publish: async () => {
      published = menu
      return write([])
    },
    fail: (next: unknown) => void (failure = next),
    loseAnswer: () => void (isAnswerLost = true),
  }
}

test('an edit is shown at once, and saved with the revision of the answer before it', async () => {
  const { queue, menu } = startServer()
  const first = queue.edit([renamed('a', 'To start')])
  const second = queue.edit([renamed('b', 'Curries')])
  expect(namesOf(queue.state().menu)).toBe('To start, Curries')
  expect(queue.state().progress).toBe('saving')
  expect(await Promise.all([first, second])).toEqual([{ kind: 'saved' }, { kind: 'saved' }])
  expect(namesOf(menu())).toBe('To start, Curries')
  expect(queue.state()).toMatchObject({ progress: 'saved', draft: { revision: 2 } })
})

test('an edit of something else is added to what another person did', async () => {
  const { queue, menu, write } = startServer()
  write([renamed('b', 'Curries')])
  expect(await queue.edit([renamed('a', 'To start')])).toEqual({ kind: 'saved' })
  expect(namesOf(menu())).toBe('To start, Curries')
  expect(queue.state().merged).toEqual({ by: 'Dana' })
})

test('an edit of the same thing is not saved over what another person did', async () => {
  const { queue, menu, write } = startServer()
  write([renamed('a', 'Small plates')])
  const edit = [renamed('a', 'To start')]
  expect(await queue.edit(edit)).toEqual({ kind: 'overtaken', by: 'Dana' })
  expect(namesOf(queue.state().menu)).toBe('Small plates, Mains')
  expect(await queue.edit(edit)).toEqual({ kind: 'saved' })
  expect(namesOf(menu())).toBe('To start, Mains')
})

test('what could not be sent waits, and is sent again', async () => {
  const { queue, menu, fail } = startServer()
  fail(NO_ANSWER)
  expect(await queue.edit([renamed('a', 'To start')])).toEqual({ kind: 'waiting' })
  expect(await queue.edit([renamed('b', 'Curries')])).toEqual({ kind: 'waiting' })
  await expect.poll(() => queue.state().progress).toBe('failed')
  expect(namesOf(queue.state().menu)).toBe('To start, Curries')
  fail(null)
  queue.retry()
  await expect.poll(() => queue.state().progress).toBe('saved')
  expect(namesOf(menu())).toBe('To start, Curries')
})

test('an edit whose answer was lost is not taken for somebody else’s', async () => {
  const { queue, menu, loseAnswer } = startServer()
  loseAnswer()
  expect(await queue.edit([renamed('a', 'To start')])).toEqual({ kind: 'waiting' })
  expect(await queue.edit([renamed('a', 'Nibbles')])).toEqual({ kind: 'waiting' })
  await expect.poll(() => queue.state().progress).toBe('saved')
  expect(namesOf(menu())).toBe('Nibbles, Mains')
})

test.each(['MENU_TOO_LARGE', 'NONEXISTING_PHOTO'])(
  'an edit that the server refuses with %s is taken back',
  async (code) => {
    const { queue, fail } = startServer()
    const failure = { status: 422, code, details: {}, fields: [] }
    fail(failure)
    expect(await queue.edit([renamed('c', 'Sides')])).toEqual({ kind: 'refused', failure })
    expect(namesOf(queue.state().menu)).toBe('Starters, Mains')
    expect(queue.state().progress).toBe('saved')
  },
)

test('after publishing, nothing differs from what customers see', async () => {
  const { queue, publish } = startServer()
  await queue.edit([renamed('a', 'To start')])
  expect(namesOf(queue.state().published)).toBe('Starters, Mains')
  await queue.act(publish)
  expect(namesOf(queue.state().published)).toBe('To start, Mains')
})
