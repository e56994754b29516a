import { photoImport } from './en/photo-import.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { photoImport } })
