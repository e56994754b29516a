import { orderChange } from './en/order-change.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { orderChange } })
