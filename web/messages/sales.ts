import { sales } from './en/sales.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { sales } })
