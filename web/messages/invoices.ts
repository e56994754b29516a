import { invoices } from './en/invoices.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { invoices } })
