import { documents } from './en/documents.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { documents } })
