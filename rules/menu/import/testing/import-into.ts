import type { MenuDocument } from '../../document/menu-document.ts'
import type { ImportMode } from '../import-settings.ts'
import { importTable as importRows } from '../import-table.ts'
import type { ImportedMenu } from '../imported-menu.ts'
import { mergeMenu } from '../merge-menu.ts'
import type { Cell } from '../table-words.ts'

const limits = {
  nameLength: 120,
  descriptionLength: 1000,
  pricePence: 100_000,
  quantity: 50,
  optionGroupsOfProduct: 30,
  slotsOfProduct: 12,
  optionsOfGroup: 100,
}

function settings(mode: ImportMode) {
  let made = 0
  const newId = () => `new ${(made += 1)}`
  return { mode, newId, limits }
}

export const nothing: MenuDocument = { categories: [], archived: [], optionGroups: [] }

export const importInto = (
  drafted: MenuDocument,
  imported: ImportedMenu,
  mode: ImportMode = 'replace',
) => mergeMenu(drafted, imported, settings(mode))

export const importTable = (
  drafted: MenuDocument,
  rows: readonly (readonly Cell[])[],
  mode: ImportMode = 'replace',
) => importRows(drafted, rows, settings(mode))

export const plain = ['Section', 'Name', 'Description', 'Price']
