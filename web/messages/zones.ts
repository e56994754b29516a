import { zones } from './en/zones.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { zones } })
