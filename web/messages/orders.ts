import { orders } from './en/orders.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { orders } })
