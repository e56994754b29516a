import { readFile as readBytes, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type {
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

/** Imports a file of stores by a command. Null: something in it is wrong, or it was not confirmed. */
export async function importStoresFile(
  context: Planning,
  { path, confirm, isLive, print, onProgress }: FileOrder,
): Promise<StoreImport | null> {
  const file = await storesFileOf(await readBytes(path), LIMITS, readFile)
  const plan = await planStoreImport(context, file)
  const preview = previewOf(plan)
  for (const line of linesOf(preview, isLive)) print(line)
  const of = plan.stores.length
  if (preview.fingerprint === null || !(await confirm(preview))) return null
  const { fileHash } = file
  const state = isLive ? 'live' : 'draft'
  const planned = { plan, fileHash, fileName: basename(path).slice(0, 200), state } as const
  const changer = { accountId: null, by: 'system' } as const
  return importPlan(context, planned, changer, (done) => onProgress(done, of))
}

/** What an import would do, as a terminal shows it. */
export function linesOf(preview: StoreImportPreview, isLive: boolean): string[] {
  const { added, changed, unchanged, stores, faults, unknownColumns } = preview
  const ignored =
    unknownColumns.length > 0 ? [`Columns that are not read: ${unknownColumns.join(', ')}`] : []
  if (faults.length > 0)
    return [...ignored, 'Nothing can be imported while this is wrong:', ...faults.map(faultLine)]
  return [
    ...ignored,
    ...stores.filter(({ change }) => change === 'changed').map(changeLine),
    `${added} added${isLive ? ' and open to customers' : ' as drafts'}, ${changed} changed, ${unchanged} unchanged.`,
  ]
}

function faultLine({ store, row, field, code, value }: StoreImportFault): string {
  const parts = [row === null ? '' : sentence('row', { row }), store, field]
  const where = parts.filter(Boolean).join(', ') || words.file
  return `  ${where}: ${sentence(`fault.${code}`, { value })}`
}

function changeLine({ slug, fields, menu }: StoreImportPreview['stores'][number]): string {
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
