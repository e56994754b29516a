import { storeImport } from './en/store-import.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { storeImport } })
