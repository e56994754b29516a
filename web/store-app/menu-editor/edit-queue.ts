import type { DraftState, MenuDraft } from '#contract/partner/menu/menu-draft.ts'
import { isSame } from '#rules/menu/document/compare-menus.ts'
import { editMenu, type MenuEdit } from '#rules/menu/document/edit-menu.ts'
import { findProduct, type MenuDocument } from '#rules/menu/document/menu-document.ts'
import { isApiFailure, type ApiFailure } from '#web/calls/request/api-failure.ts'

/** What became of some edits. */
export type EditAnswer =
  | { kind: 'saved' }
  /** They couldn't be sent; they stay in the queue until `retry`. */
  | { kind: 'waiting' }
  /** Somebody else has changed the same thing meanwhile; the menu shows theirs. */
  | { kind: 'overtaken'; by: string | null }
  /** The server doesn't take them. */
  | { kind: 'refused'; failure: ApiFailure | null }

export interface EditedMenu {
  /** The draft, with what is still on its way to the server. */
  menu: MenuDocument
  /** What customers see. */
  published: MenuDocument
  draft: DraftState
  progress: 'saved' | 'saving' | 'failed'
  /** Somebody else has changed the draft, and what was edited here was added to it. */
  merged: { by: string | null } | null
}

/** The calls of a store that the queue makes. Each throws an `ApiFailure`. */
export interface DraftCalls {
  send: (body: { revision: number; edits: MenuEdit[] }) => Promise<DraftState>
  readDraft: () => Promise<MenuDraft>
  readPublished: () => Promise<MenuDocument>
}

interface Waiting {
  edits: readonly MenuEdit[]
  settle: (answer: EditAnswer) => void
}

/** Failures that the same edit would meet again; after all others it can be sent again. */
const REFUSALS: ReadonlySet<string> = new Set([
  'VALIDATION_ERROR',
  'NOT_ON_MENU',
  'MENU_TOO_LARGE',
  'NONEXISTING_PHOTO',
])

/** The edits of one call, at most; see the contract. */
const EDITS_MAXIMUM = 100

/**
 * Shows every edit at once and sends one after another, each with the revision that the answer before it
 * gave. When somebody else has changed the draft, the edits of other things are sent on top of theirs.
 */
export class EditQueue {
  #state: EditedMenu
  /** The draft as the server has it. */
  #saved: MenuDocument
  #waiting: Waiting[] = []
  #isSending = false
  readonly #calls: DraftCalls
  readonly #listeners = new Set<() => void>()

  constructor({ menu, ...draft }: MenuDraft, published: MenuDocument, calls: DraftCalls) {
    this.#saved = menu
    this.#state = { menu, published, draft, progress: 'saved', merged: null }
    this.#calls = calls
  }

  readonly state = (): EditedMenu => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Edits the menu; answers when the server has answered. */
  readonly edit = async (edits: readonly MenuEdit[]): Promise<EditAnswer> => {
    const menu = applied(this.#state.menu, edits)
    if (!menu) return { kind: 'refused', failure: null }
    this.#set({ menu, merged: null })
    const answers: Promise<EditAnswer>[] = []
    for (let first = 0; first < edits.length; first += EDITS_MAXIMUM) {
      const part = edits.slice(first, first + EDITS_MAXIMUM)
      answers.push(new Promise((settle) => this.#waiting.push({ edits: part, settle })))
    }
    if (this.#state.progress === 'failed') this.#answerThatTheyWait()
    void this.#sendNext()
    const all = await Promise.all(answers)
    return all.find(({ kind }) => kind !== 'saved') ?? { kind: 'saved' }
  }

  /** Sends again what couldn't be sent. */
  readonly retry = (): void => void this.#sendNext()

  /** Publishes or discards the draft as it is shown, and reads again what it has become. */
  readonly act = async (call: (revision: number) => Promise<DraftState>): Promise<void> => {
    try {
      this.#set({ draft: await call(this.#state.draft.revision), merged: null })
    } catch (thrown) {
      if (isFailure(thrown, 'MENU_DRAFT_HAS_CHANGED')) await this.#readAgain()
      throw thrown
    }
    await this.#readAgain()
  }

  /** Reads what others have done meanwhile. */
  readonly refresh = async (): Promise<void> => {
    if (this.#isSending || this.#waiting.length > 0) return
    await this.#readAgain()
  }

  async #sendNext(): Promise<void> {
    const [next] = this.#waiting
    if (this.#isSending) return
    if (!next) return this.#set({ progress: 'saved' })
    this.#isSending = true
    this.#set({ progress: 'saving' })
    try {
      const { revision } = this.#state.draft
      const draft = await this.#calls.send({ revision, edits: [...next.edits] })
      this.#saved = applied(this.#saved, next.edits) ?? this.#saved
      this.#waiting = this.#waiting.filter((each) => each !== next)
      this.#set({ draft })
      next.settle({ kind: 'saved' })
    } catch (thrown) {
      if (!(await this.#hasRecovered(next, thrown))) {
        this.#isSending = false
        this.#set({ progress: 'failed' })
        return this.#answerThatTheyWait()
      }
    }
    this.#isSending = false
    await this.#sendNext()
  }

  /** Whether the rest of the queue can be sent after a failure. */
  async #hasRecovered(failed: Waiting, thrown: unknown): Promise<boolean> {
    const isRefused = isApiFailure(thrown) && REFUSALS.has(thrown.code)
    if (!isRefused && !isFailure(thrown, 'MENU_DRAFT_HAS_CHANGED')) return false
    if (isRefused) this.#waiting = this.#waiting.filter((each) => each !== failed)
    const isRead = await this.#readAgain()
    if (isRefused) failed.settle({ kind: 'refused', failure: thrown })
    return isRead
  }

  /** Reads both menus, and puts on top of the draft what is still to be sent. Whether they could be read. */
  async #readAgain(): Promise<boolean> {
    const read = await this.#readBoth()
    if (!read) return false
    const { menu, ...draft } = read.draft
    const isOthers = draft.revision !== this.#state.draft.revision
    const by = draft.changedBy
    const { menu: shownMenu, published: shownPublished, draft: shownDraft } = this.#state
    const isShown =
      isSame(draft, shownDraft) && isSame(menu, shownMenu) && isSame(read.published, shownPublished)
    if (isShown && this.#waiting.length === 0) return true
    let before = this.#saved
    let shown = menu
    const overtaken: Waiting[] = []
    const waiting: Waiting[] = []
    for (const each of this.#waiting) {
      // Sent before, and only its answer was lost.
      const own = applied(before, each.edits)
      if (own && each.edits.every((edit) => isUntouched(edit, own, menu))) {
        each.settle({ kind: 'saved' })
        before = own
        continue
      }
      const known = before
      const isFree = each.edits.every((edit) => isMove(edit) || isUntouched(edit, known, menu))
      const next = isFree ? applied(shown, each.edits) : null
      if (next) shown = next
      ;(next ? waiting : overtaken).push(each)
    }
    this.#saved = menu
    this.#waiting = waiting
    const merged = isOthers && waiting.length > 0 ? { by } : null
    this.#set({ menu: shown, published: read.published, draft, merged })
    for (const { settle } of overtaken) settle({ kind: 'overtaken', by })
    return true
  }

  async #readBoth(): Promise<{ draft: MenuDraft; published: MenuDocument } | null> {
    try {
      const [draft, published] = await Promise.all([
        this.#calls.readDraft(),
        this.#calls.readPublished(),
      ])
      return { draft, published }
    } catch (thrown) {
      if (isApiFailure(thrown)) return null
      throw thrown
    }
  }

  #answerThatTheyWait(): void {
    for (const { settle } of this.#waiting) settle({ kind: 'waiting' })
  }

  #set(changed: Partial<EditedMenu>): void {
    this.#state = { ...this.#state, ...changed }
    for (const listener of this.#listeners) listener()
  }
}

const isFailure = (thrown: unknown, code: string) => isApiFailure(thrown) && thrown.code === code

function applied(menu: MenuDocument, edits: readonly MenuEdit[]): MenuDocument | null {
  let edited: MenuDocument | null = menu
  for (const edit of edits) edited = edited && editMenu(edited, edit)
  return edited
}

/** It can follow whatever others have moved. */
const isMove = ({ kind }: MenuEdit) => kind === 'moveProduct' || kind === 'moveCategory'

/** Whether what an edit is about is the same in both menus. */
const isUntouched = (edit: MenuEdit, one: MenuDocument, other: MenuDocument) =>
  isSame(subjectOf(edit, one), subjectOf(edit, other))

/** What an edit replaces, archives, removes or moves, as a menu has it. */
function subjectOf(edit: MenuEdit, menu: MenuDocument): unknown {
  const withId = (id: string) => (each: { id: string }) => each.id === id
  switch (edit.kind) {
    case 'saveCategory': {
      const { products: _, ...facts } =
        menu.categories.find(withId(edit.category.id)) ?? NO_CATEGORY
      return facts
    }
    case 'removeCategory':
      return menu.categories.find(withId(edit.categoryId))
    case 'moveCategory':
      return menu.categories.map(({ id }) => id)
    case 'saveProduct':
      return findProduct(menu, edit.product.id)
    case 'archiveProduct':
    case 'removeProduct':
      return findProduct(menu, edit.productId)
    case 'moveProduct':
      return menu.categories.map(({ id, products }) => [id, products.map((each) => each.id)])
    case 'saveOptionGroup':
      return menu.optionGroups.find(withId(edit.optionGroup.id))
    case 'removeOptionGroup':
      return menu.optionGroups.find(withId(edit.optionGroupId))
  }
}

const NO_CATEGORY = { products: [] }
