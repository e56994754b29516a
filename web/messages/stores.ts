import { stores } from './en/stores.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { stores } })
