import { payments } from './en/payments.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { payments } })
