import { checkout } from './en/checkout.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { checkout } })
