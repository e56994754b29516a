import { business } from './en/business.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { business } })
