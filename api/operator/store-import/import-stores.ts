import { createHash } from 'node:crypto'
import { STORE_FILE_LIMITS } from '#rules/stores/import/store-file-limits.ts'
import type {
  PlannedStore,
  StoreImport,
  StoreImportPreview,
} from '#contract/operator/restaurants/store-imports.ts'
import type { Changer } from '#api/audit/record-change.ts'
import type { FirstState } from '#api/stores/documents/create-store.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { FileContents } from '#api/menu/files/read-file.ts'
import { productsOfMenu } from '#rules/menu/document/menu-document.ts'
import { planImport, type ImportPlan, type Planning, type StorePlan } from './plan-import.ts'
import { readStores } from './read-stores.ts'
import { addToRun, finishRun, openRun, selectRun } from './store-imports.queries.ts'
import { importOf } from './list-store-imports.ts'
import { writePlan } from './write-plan.ts'

/** A file of stores that has been read. */
export interface StoresFile {
  contents: FileContents
  /** SHA-256, as hexadecimal digits. */
  fileHash: string
  /** How many stores there may be. */
  limits: { stores: number }
}

/** Reads a file of stores by `read`. Throws a code of the file. */
export async function storesFileOf(
  bytes: Uint8Array<ArrayBuffer>,
  limits: StoresFile['limits'],
  read: (bytes: Uint8Array<ArrayBuffer>) => Promise<FileContents>,
): Promise<StoresFile> {
  const fileHash = createHash('sha256').update(bytes).digest('hex')
  return { contents: await read(bytes), fileHash, limits }
}

/** What a file of stores would add and change; nothing is stored. */
export async function planStoreImport(context: Planning, file: StoresFile): Promise<ImportPlan> {
  const { contents, limits, fileHash } = file
  return planImport(context, { ...(await readStores(contents, limits)), fileHash })
}

/**
 * Imports a file of stores as it was previewed; new ones are drafts, which are approved like all others. Throws STORES_HAVE_CHANGED when the preview would be
 * another one now, and what `importPlan` throws.
 */
export async function importStores(
  context: Planning,
  { confirmed, ...file }: StoresFile & { fileName: string; confirmed: string },
  changer: Changer,
): Promise<StoreImport> {
  const plan = await planStoreImport(context, file)
  if (fingerprintOf(plan) !== confirmed) throw new ApiError('STORES_HAVE_CHANGED')
  return importPlan(context, { ...file, plan, state: 'draft' }, changer)
}

export interface PlannedFile {
  plan: ImportPlan
  fileHash: string
  fileName: string
  /** How new stores begin. */
  state: FirstState
}

/**
 * Does what was planned, and records how far it is. What was written before an interruption stays; the
 * same file again adds the rest. Throws what `writeStores` throws.
 */
export async function importPlan(
  context: Planning,
  { plan, fileHash, fileName, state }: PlannedFile,
  changer: Changer,
  onProgress: (done: number) => void = () => {},
): Promise<StoreImport> {
  const { db, now } = context
  const at = now()
  const stores = plan.stores.length + plan.unchanged
  const { accountId } = changer
  const runId = await openRun(db, { fileHash, fileName, accountId, stores, at })
  let done = 0
  await writePlan(context, plan.stores, {
    at,
    changer,
    state,
    written: async (transaction, some) => {
      await addToRun(transaction, runId, { ...countsOf(some), at: now() })
    },
    onProgress: (some) => onProgress((done += some.length)),
  })
  await finishRun(db, runId, now())
  return importOf(await selectRun(db, runId))
}

const countsOf = (stores: readonly StorePlan[]) => ({
  added: stores.filter(({ before }) => before === null).length,
  changed: stores.filter(({ before }) => before !== null).length,
})

/** What is confirmed; null while anything is wrong. */
const fingerprintOf = ({ faults, fingerprint }: ImportPlan) =>
  faults.length > 0 ? null : fingerprint

export function previewOf(plan: ImportPlan): StoreImportPreview {
  const { stores, unchanged, faults, unknownColumns } = plan
  return {
    fingerprint: fingerprintOf(plan),
    ...countsOf(stores),
    unchanged,
    stores: stores.slice(0, STORE_FILE_LIMITS.listed).map(plannedOf),
    faults: faults.slice(0, STORE_FILE_LIMITS.listed),
    unknownColumns: unknownColumns.slice(0, 60),
  }
}

function plannedOf({ before, document, fields, menu, differences }: StorePlan): PlannedStore {
  const count = (...changes: string[]) =>
    differences.filter(({ change }) => changes.includes(change)).length
  const { slug, name, ownerEmail } = document
  if (!before) {
    const added = menu ? productsOfMenu(menu).length : 0
    return {
      slug,
      name,
      ownerEmail,
      change: 'added',
      fields,
      menu: { added, changed: 0, removed: 0 },
    }
  }
  return {
    slug,
    name,
    ownerEmail,
    change: 'changed',
    fields,
    menu: {
      added: count('added'),
      changed: count('changed', 'moved'),
      removed: count('removed'),
    },
  }
}
