import { sharing } from './en/sharing.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { sharing } })
