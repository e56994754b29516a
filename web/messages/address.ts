import { address } from './en/address.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { address } })
