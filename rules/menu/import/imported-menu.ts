import type { AllergenDeclaration, AllergenDeclarations } from '../allergens.ts'
import type {
  MenuBundleSlot,
  MenuCategory,
  MenuOption,
  MenuOptionGroup,
  MenuProduct,
} from '../document/menu-document.ts'

export const IMPORT_FAULT_CODES = [
  'NO_ROWS',
  'MISSING_COLUMN',
  'REPEATED_COLUMN',
  'KIND_NOT_READ',
  'MISSING_SECTION',
  'MISSING_NAME',
  'MISSING_PRICE',
  'PRICE_NOT_READ',
  'PRICE_TOO_HIGH',
  'NUMBER_NOT_READ',
  'ALLERGEN_NOT_READ',
  /** One allergen is both contained and not, for example. */
  'REPEATED_ALLERGEN',
  'DIET_NOT_READ',
  'VAT_NOT_READ',
  'YES_OR_NO_NOT_READ',
  'TEXT_TOO_LONG',
  'TEXT_NOT_READ',
  /** Two things of one kind have the same name in the same place, and no ids that tell them apart. */
  'REPEATED_NAME',
  'REPEATED_ID',
  'UNKNOWN_OPTION_GROUP',
  'UNKNOWN_SECTION',
  'TOO_MANY',
  /** A photo that was not sent for this store, or is erased. */
  'PHOTO_NOT_OF_STORE',
  /** A value of the JSON format that is not as documented. */
  'VALUE_NOT_READ',
] as const
export type ImportFaultCode = (typeof IMPORT_FAULT_CODES)[number]

/** Where something stands in a file. */
export interface ImportPlace {
  /** As a spreadsheet numbers it, from 1; null in JSON. */
  row: number | null
  /** The heading of a column; in JSON, the path of the value. */
  column: string
}

export interface ImportFault extends ImportPlace {
  code: ImportFaultCode
  /** What is wrong, as it stands in the file; empty where something is missing. */
  value: string
}

/**
 * A menu as a file has it. What the file does not say is left out: of something that is already on the
 * menu, it stays as it is.
 */
export interface ImportedMenu {
  categories: ImportedCategory[]
  /** Undefined: the file says nothing of option groups. */
  optionGroups?: ImportedGroup[]
}

/** `id` is null where the file has none; that of another menu is replaced. */
export interface ImportedItem {
  at: ImportPlace
  id: string | null
  name: string
  /** The file only refers to it: if it is on the menu, its name stays as it is written there. */
  isOnlyNamed?: true
}

export interface ImportedCategory extends ImportedItem {
  facts: Partial<Omit<MenuCategory, 'id' | 'name' | 'products'>>
  products: ImportedProduct[]
}

export interface ImportedProduct extends ImportedItem {
  facts: Partial<Omit<MenuProduct, 'id' | 'name' | 'allergens' | 'optionGroupIds' | 'bundleSlots'>>
  allergens?: ImportedAllergens
  /** Ids or names of option groups. */
  optionGroups?: string[]
  places: { price: ImportPlace; optionGroups: ImportPlace }
  bundleSlots?: ImportedSlot[]
}

/** What a file declares; declarations of a kind that it has no column for stay. */
export interface ImportedAllergens {
  kinds: readonly AllergenDeclaration[]
  declared: AllergenDeclarations
}

export interface ImportedSlot extends ImportedItem {
  facts: Partial<Pick<MenuBundleSlot, 'coversPence'>>
  /** The id or the name of a category. */
  category: string
}

export interface ImportedGroup extends ImportedItem {
  facts: Partial<Omit<MenuOptionGroup, 'id' | 'name' | 'options'>>
  options: ImportedOption[]
}

export interface ImportedOption extends ImportedItem {
  facts: Partial<Omit<MenuOption, 'id' | 'name' | 'allergens' | 'opensGroupId'>>
  allergens?: ImportedAllergens
  /** The id or the name of an option group; null: it opens none. */
  opens?: string | null
  opensAt: ImportPlace
}

/** A name as it is compared: without regard to capitals and to how many spaces there are. */
export const comparedName = (name: string): string =>
  PLAIN_NAME.test(name)
    ? name.toLowerCase()
    : name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()

/** Words with one space between them, as nearly all names are: there is nothing to make alike but capitals. */
const PLAIN_NAME = /^[!-~]+(?: [!-~]+)*$/

/** The name after an import. */
export const nameOf = (
  { name, isOnlyNamed }: ImportedItem,
  before: { name: string } | undefined,
): string => (isOnlyNamed && before ? before.name : name)

/** The declarations after an import. */
export function importAllergens(
  before: AllergenDeclarations,
  imported: ImportedAllergens | undefined,
): AllergenDeclarations {
  if (!imported) return before
  const retained = Object.entries(before).filter(([, kind]) => !imported.kinds.includes(kind))
  return { ...Object.fromEntries(retained), ...imported.declared }
}

/** The fields that are not undefined. */
export function given<Fields extends object>(fields: Fields) {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  // Only undefined fields have been removed.
  return Object.fromEntries(entries) as {
    [Key in keyof Fields]?: Exclude<Fields[Key], undefined>
  }
}
