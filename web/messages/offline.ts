import { offline } from './en/offline.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { offline } })
