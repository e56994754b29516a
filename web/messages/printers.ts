import { printers } from './en/printers.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { printers } })
