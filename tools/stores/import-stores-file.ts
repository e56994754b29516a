import { readFile as readBytes, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type {
  PlannedStore,
  StoreImport,
  StoreImportFault,
  StoreImportPreview,
} from '#contract/operator/restaurants/store-imports.ts'
import type { Planning } from '#api/operator/store-import/plan-import.ts'
import { FileRefused } from '#api/menu/files/file-refused.ts'
import { readFile } from '#api/menu/files/read-file.ts'
import {
  importPlan,
  planStoreImport,
  previewOf,
  storesFileOf,
} from '#api/operator/store-import/import-stores.ts'
import { sentencePieces } from '#rules/text/translator.ts'
import { storeImport as words } from '#web/messages/en/store-import.ts'

/** More than a country has takeaways; a file of that many has some 2 GB. */
const LIMITS = { stores: 100_000 }

export interface FileOrder {
  path: string
  /** Whether the import goes on once it was shown what it would do. */
  confirm: (preview: StoreImportPreview) => Promise<boolean>
  /** Whether customers find new stores at once; else they are drafts. */
  isLive: boolean
  print: (line: string) => void
  onProgress: (done: number, of: number) => void
}

/** What is wrong in a file, a line for each, so that nothing of it can be imported. */
export class FaultyFile extends Error {}

/** Imports a file of stores by a command. Null: it was not confirmed. Throws FaultyFile. */
export async function importStoresFile(
  context: Planning,
  { path, confirm, isLive, print, onProgress }: FileOrder,
): Promise<StoreImport | null> {
  const file = await storesFileOf(await readBytes(path), LIMITS, readFile)
  const plan = await planStoreImport(context, file)
  const preview = previewOf(plan)
  if (preview.faults.length > 0) throw new FaultyFile(faultLines(preview).join('\n'))
  for (const line of linesOf(preview, isLive)) print(line)
  const of = plan.stores.length
  if (!(await confirm(preview))) return null
  const { fileHash } = file
  const state = isLive ? 'live' : 'draft'
  const planned = { plan, fileHash, fileName: basename(path).slice(0, 200), state } as const
  const changer = { accountId: null, by: 'system' } as const
  return importPlan(context, planned, changer, (done) => onProgress(done, of))
}

/** What an import would do, as a terminal shows it: the first 500 stores each, and how many there are. */
function linesOf(preview: StoreImportPreview, isLive: boolean): string[] {
  const { added, changed, unchanged, stores } = preview
  const state = isLive ? 'open to customers' : added === 1 ? 'as a draft' : 'as drafts'
  return [
    ...ignoredColumns(preview),
    ...stores.map((store) => (store.change === 'added' ? additionLine(store) : changeLine(store))),
    `${added} added${isLive ? ' and ' : ' '}${state}, ${changed} changed, ${unchanged} unchanged.`,
  ]
}

const faultLines = (preview: StoreImportPreview) => [
  ...ignoredColumns(preview),
  'Nothing can be imported while this is wrong:',
  ...preview.faults.map(faultLine),
]

const ignoredColumns = ({ unknownColumns }: StoreImportPreview) =>
  unknownColumns.length > 0 ? [`Columns that are not read: ${unknownColumns.join(', ')}`] : []

function faultLine({ store, row, field, code, value }: StoreImportFault): string {
  const parts = [row === null ? '' : sentence('row', { row }), store, field]
  const where = parts.filter(Boolean).join(', ') || words.file
  return `  ${where}: ${sentence(`fault.${code}`, { value })}`
}

const additionLine = ({ slug, name, ownerEmail }: PlannedStore) =>
  `  ${slug}: new, ${name}${ownerEmail && `, owner ${ownerEmail}`}`

function changeLine({ slug, fields, menu }: PlannedStore): string {
  const dishes = [
    menu.added ? `${menu.added} added` : '',
    menu.changed ? `${menu.changed} changed` : '',
    menu.removed ? `${menu.removed} removed` : '',
  ].filter(Boolean)
  const named = fields.map((field) => words.field[field])
  const parts = [...named, ...(dishes.length > 0 ? [`menu (${dishes.join(', ')})`] : [])]
  return `  ${slug}: ${parts.join(', ')}`
}

/** A sentence of the console, which says the same of the same file. */
const sentence = (key: string, values: Record<string, string | number> = {}): string =>
  sentencePieces(words, key, values, plurals)?.join('') ?? key
const plurals = new Intl.PluralRules('en-GB')

/** Why a file can't be read at all; null: something else has gone wrong. */
export const refusalOf = (error: unknown): string | null =>
  error instanceof FileRefused ? sentence(`refused.${error.code}`) : null

/** Why there is nothing to read at a path; null: there is a file. */
export async function faultOfPath(path: string): Promise<string | null> {
  const found = await stat(path).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    throw error
  })
  if (found === null) return `There is no such file: ${path}`
  return found.isDirectory() ? `This is a folder, not a file: ${path}` : null
}
