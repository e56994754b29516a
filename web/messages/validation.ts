import { validation } from './en/validation.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { validation } })
