import { discount } from './en/discount.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { discount } })
