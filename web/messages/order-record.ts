import { orderRecord } from './en/order-record.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { orderRecord } })
