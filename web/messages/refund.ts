import { refund } from './en/refund.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { refund } })
