import { changeOrder } from './en/change-order.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { changeOrder } })
