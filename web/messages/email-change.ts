import { emailChange } from './en/email-change.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { emailChange } })
