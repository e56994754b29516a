import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { isOfAllowedSize, MENU_LIMITS } from '#contract/partner/menu/menu-document.ts'
import { menuFile } from '#contract/partner/menu/menu-file.ts'
import type { MenuImport } from '#contract/partner/menu/menu-files.ts'
import { compareMenus } from '#rules/menu/document/compare-menus.ts'
import type { MenuDocument } from '#rules/menu/document/menu-document.ts'
import type { ImportMode } from '#rules/menu/import/import-settings.ts'
import { importTable } from '#rules/menu/import/import-table.ts'
import type { ImportFault, ImportFaultCode } from '#rules/menu/import/imported-menu.ts'
import { MENU_FILE_LIMITS } from '#rules/menu/import/menu-file-limits.ts'
import { mergeMenu } from '#rules/menu/import/merge-menu.ts'
import { readMenuFile } from '#rules/menu/import/read-menu-file.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { findUnstorable } from '#api/http/serve.ts'
import { readDraft } from '#api/menu/versions/read-draft.ts'
import { selectPhotosOfStore } from '../photos/menu-photos.queries.ts'
import { readInThread } from './read-in-thread.ts'

/**
 * What the draft of a menu would be with a file imported into it; nothing is stored. Throws
 * MENU_TOO_LARGE, and a code of the file when no menu can be read from it.
 */
export async function importMenu(
  context: Context,
  { storeId, mode, bytes }: { storeId: string; mode: ImportMode; bytes: Uint8Array },
): Promise<MenuImport> {
  const contents = await readInThread(bytes)
  const { revision, menu: drafted } = await readDraft(context, storeId)
  const settings = { mode, newId: () => randomUUID(), limits: MENU_LIMITS }
  const { menu, faults, unknownColumns } =
    'rows' in contents
      ? importTable(drafted, contents.rows, settings)
      : {
          ...(await importJson(context, drafted, contents.json, { ...settings, storeId })),
          unknownColumns: [],
        }
  if (menu && !isOfAllowedSize(menu)) throw new ApiError('MENU_TOO_LARGE')
  return {
    revision,
    menu,
    faults: faults.slice(0, MENU_FILE_LIMITS.faults),
    unknownColumns: unknownColumns.slice(0, MENU_FILE_LIMITS.columns),
    differences: menu
      ? compareMenus(drafted, menu).map((each) => ({ ...each, fields: [...each.fields] }))
      : [],
  }
}

async function importJson(
  { db }: Context,
  drafted: MenuDocument,
  json: unknown,
  { storeId, ...settings }: Parameters<typeof mergeMenu>[2] & { storeId: string },
): Promise<{ menu: MenuDocument | null; faults: ImportFault[] }> {
  const unstorable = findUnstorable(json)
  if (unstorable !== null) return refused([faultAt(unstorable, 'TEXT_NOT_READ')])
  const read = menuFile.safeParse(json, { reportInput: true })
  if (!read.success) return refused(read.error.issues.map(faultOf))
  const named = namedPhotos(read.data)
  const photoIds = [...new Set(named.map(({ photoId }) => photoId))]
  const known = new Set(
    (await selectPhotosOfStore(db, { storeId, photoIds })).map(({ photoId }) => photoId),
  )
  const strange = named.filter(({ photoId }) => !known.has(photoId))
  if (strange.length > 0)
    return refused(strange.map(({ path, photoId }) => faultAt(path, 'PHOTO_NOT_OF_STORE', photoId)))
  return mergeMenu(drafted, readMenuFile(read.data.menu), settings)
}

/** The photos that a file names, with where. */
function namedPhotos({ menu }: z.output<typeof menuFile>) {
  return menu.categories.flatMap(({ products }, category) =>
    products.flatMap(({ photo }, product) => {
      const path = `menu.categories.${category}.products.${product}.photo`
      return photo ? [{ path, photoId: photo.photoId }] : []
    }),
  )
}

const refused = (faults: ImportFault[]) => ({ menu: null, faults })

const faultAt = (column: string, code: ImportFaultCode, value = ''): ImportFault => ({
  row: null,
  column,
  code,
  value,
})

function faultOf({ message, path, input }: z.core.$ZodIssue): ImportFault {
  const value = typeof input === 'string' || typeof input === 'number' ? String(input) : ''
  return faultAt(path.join('.'), codeOf(message, path), value.slice(0, 200))
}

function codeOf(message: string, path: readonly PropertyKey[]): ImportFaultCode {
  if (message === 'required_field' && path.at(-1) === 'name') return 'MISSING_NAME'
  if (message === 'too_long') return 'TEXT_TOO_LONG'
  return message === 'too_many' && path.at(-1) !== 'pricePence' ? 'TOO_MANY' : 'VALUE_NOT_READ'
}
