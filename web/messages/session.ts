import { session } from './en/session.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { session } })
