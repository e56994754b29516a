import { createHash, randomUUID } from 'node:crypto'
import { MENU_LIMITS } from '#contract/partner/menu/menu-document.ts'
import type { StoreImportFault } from '#contract/operator/restaurants/store-imports.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { readLiveMenu } from '#api/menu/versions/read-live-menu.ts'
import { readCuisineArt } from '#api/stores/documents/find-stores.ts'
import { readStoreDocuments } from '#api/stores/documents/store-documents.ts'
import { datedBagMinimums } from '#api/stores/record/charges.ts'
import { bagMinimumsAt, type BagMinimums } from '#rules/cart/bag-charge.ts'
import { compareMenus, type MenuDifference } from '#rules/menu/document/compare-menus.ts'
import { faultsOfMenu } from '#rules/menu/document/faults-of-menu.ts'
import { photosOfMenu, type MenuDocument } from '#rules/menu/document/menu-document.ts'
import { mergeMenu } from '#rules/menu/import/merge-menu.ts'
import { readMenuFile } from '#rules/menu/import/read-menu-file.ts'
import { changedFields, type StoreField } from '#rules/stores/import/compare-stores.ts'
import {
  faultsOfBag,
  faultsOfStore,
  unknownCuisines,
} from '#rules/stores/import/faults-of-store.ts'
import { faultsToShow } from '#rules/stores/import/faults-to-show.ts'
import { mergeStore } from '#rules/stores/import/merge-store.ts'
import type { StoreDocument, StoreFault } from '#rules/stores/import/store-document.ts'
import { londonParts } from '#rules/time/london.ts'
import { matchStores, type MatchedStore, type Matching } from './match-stores.ts'
import type { StoreInFile, StoresInFile } from './read-stores.ts'

/** What an import does to a store, with what it was before: that must still be so when it is written. */
export interface StorePlan {
  storeId: string
  before: { document: StoreDocument; menu: MenuDocument | null } | null
  document: StoreDocument
  /** Null: the file has none, and it stays. */
  menu: MenuDocument | null
  fields: StoreField[]
  /** Of a menu that is changed. */
  differences: readonly MenuDifference[]
}

export interface ImportPlan {
  /** Those that are added or changed. */
  stores: StorePlan[]
  unchanged: number
  faults: StoreImportFault[]
  unknownColumns: string[]
  /** Changes with the file, and with what there is of its stores. */
  fingerprint: string
}

export type Planning = Matching & Pick<Context, 'now'>

const AT_ONCE = 25
const NO_MENU: MenuDocument = { categories: [], archived: [], optionGroups: [] }

/** What an import of these stores would do; nothing is stored. */
export async function planImport(
  context: Planning,
  file: StoresInFile & { fileHash: string },
): Promise<ImportPlan> {
  const matching = await matchStores(context, file.stores)
  const usual = {
    art: await readCuisineArt(context.db),
    bagMinimums: bagMinimumsAt(await datedBagMinimums(context.db), context.now().getTime()),
  }
  const isCuisine = (storeType: string) => usual.art.has(storeType)
  const faults = [...file.faults, ...matching.faults]
  for (const { storeTypes, at } of file.unread)
    faults.push(...placed(unknownCuisines(storeTypes, isCuisine), at))
  const hash = createHash('sha256').update(file.fileHash)
  const stores: StorePlan[] = []
  for (let first = 0; first < matching.stores.length; first += AT_ONCE) {
    const some = matching.stores.slice(first, first + AT_ONCE)
    await new Promise(setImmediate)
    const planned = await planSome(context, some, usual)
    for (const { plan, faults: ofStore } of planned) {
      faults.push(...ofStore)
      hash.update(JSON.stringify(comparedOf(plan)))
      if (isDifferent(plan)) stores.push(plan)
    }
  }
  return {
    stores,
    unchanged: matching.stores.length - stores.length,
    faults: faultsToShow(faults),
    unknownColumns: file.unknownColumns,
    fingerprint: hash.digest('hex'),
  }
}

/** Faults with their place in the file. */
const placed = (faults: readonly StoreFault[], at: StoreInFile['at']): StoreImportFault[] =>
  faults.map(({ field, ...fault }) => ({ ...at(field), ...fault }))

const isDifferent = ({ before, fields, differences }: StorePlan) =>
  before === null || fields.length > 0 || differences.length > 0

/** What besides the file decides what happens: what there is of a store, and where a new one comes to be. */
const comparedOf = ({ before, document }: StorePlan) => {
  const { slug, city, area, latitude, longitude } = document
  return before ?? { slug, city, area, latitude, longitude }
}

/** What besides the file decides what a store is like, or is refused. */
interface Usual {
  art: Awaited<ReturnType<typeof readCuisineArt>>
  bagMinimums: BagMinimums
}

/** What is there of a few stores is read in one transaction. */
function planSome(context: Planning, stores: readonly MatchedStore[], usual: Usual) {
  const known = stores.flatMap(({ storeId }) => storeId ?? [])
  const plan = async (read: ReadBefore) => {
    const planned = []
    for (const store of stores) {
      const before = store.storeId === null ? null : await read(store.storeId, store)
      planned.push(planStore(store, { before, ...usual, now: context.now() }))
    }
    return planned
  }
  if (known.length === 0) return plan(() => Promise.resolve(null))
  return inTransaction(context.db, async (transaction) => {
    const documents = await readStoreDocuments(transaction, known, context.now())
    return plan(async (storeId, { inFile }) => {
      const found = documents.get(storeId)
      if (!found) return null
      const menu = inFile.store.menu ? await readLiveMenu(transaction, storeId) : null
      return { document: found.document, menu }
    })
  })
}

type Before = StorePlan['before']
type ReadBefore = (storeId: string, store: MatchedStore) => Promise<Before>

/** Whether what is there of a store is still what a plan was made from. */
export async function isStillAsPlanned(
  transaction: Transaction,
  { storeId, before }: StorePlan,
  now: Date,
): Promise<boolean> {
  const documents = await readStoreDocuments(transaction, [storeId], now)
  const document = documents.get(storeId)?.document
  if (!before || !document || changedFields(before.document, document).length > 0) return false
  if (!before.menu) return true
  const menu = await readLiveMenu(transaction, storeId)
  return compareMenus(before.menu, menu).length === 0
}

function planStore(
  { inFile, storeId, slug, location }: MatchedStore,
  { before, art, bagMinimums, now }: Usual & { before: Before; now: Date },
): { plan: StorePlan; faults: StoreImportFault[] } {
  const { menu: written, ...facts } = inFile.store
  const { isoDate: today } = londonParts(now)
  const document = mergeStore(facts, {
    before: before?.document ?? null,
    location,
    slug,
    today,
    bagMinimums,
    artOf: (storeType) => art.get(storeType),
  })
  const wrong = [
    ...faultsOfStore(document, (storeType) => art.has(storeType)),
    ...faultsOfBag(document, before?.document ?? null, bagMinimums),
  ]
  const faults = placed(wrong, inFile.at)
  const imported = written && importedMenu(written, before?.menu ?? NO_MENU)
  for (const { column, code, value } of imported?.faults ?? [])
    faults.push({ ...inFile.at(column), code, value })
  const menu = imported?.menu ?? null
  return {
    faults,
    plan: {
      storeId: before && storeId !== null ? storeId : randomUUID(),
      before,
      document,
      menu,
      fields: before ? changedFields(before.document, document) : [],
      differences: menu && before ? compareMenus(before.menu ?? NO_MENU, menu) : [],
    },
  }
}

interface MenuFaultAt {
  column: string
  code: StoreImportFault['code']
  value: string
}

type WrittenMenu = NonNullable<StoresInFile['stores'][number]['store']['menu']>

/** The menu after the file's is put in its place, or what is wrong with that one. */
function importedMenu(
  written: WrittenMenu,
  before: MenuDocument,
): { menu: MenuDocument | null; faults: MenuFaultAt[] } {
  const { menu, faults } = mergeMenu(before, readMenuFile(written), {
    mode: 'replace',
    newId: randomUUID,
    limits: MENU_LIMITS,
  })
  if (!menu) return { menu, faults }
  const photos = new Set(photosOfMenu(before))
  const strange = photosOfMenu(menu).filter((photoId) => !photos.has(photoId))
  const all: MenuFaultAt[] = [
    ...strange.map((value) => ({ column: 'menu', code: 'PHOTO_NOT_OF_STORE' as const, value })),
    ...faultsOfMenu(menu).map(({ code, at, part }) => ({
      column: 'menu',
      code,
      value: [at.name, part].filter(Boolean).join(': '),
    })),
  ]
  return { menu: all.length > 0 ? null : menu, faults: all }
}
