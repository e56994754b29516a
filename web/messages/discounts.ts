import { discounts } from './en/discounts.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { discounts } })
