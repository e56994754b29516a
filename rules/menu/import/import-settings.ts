import type { ImportFaultCode, ImportPlace } from './imported-menu.ts'

/** Whether what is not in the file leaves the menu, or stays. */
export const IMPORT_MODES = ['replace', 'add'] as const
export type ImportMode = (typeof IMPORT_MODES)[number]

export interface ImportSettings {
  mode: ImportMode
  newId: () => string
  /** How many things there may be of one product, and of one group. */
  limits: { optionGroupsOfProduct: number; slotsOfProduct: number; optionsOfGroup: number }
}

/** Adds a fault at a place of the file. */
export type Report = (at: ImportPlace, code: ImportFaultCode, value: string) => void
