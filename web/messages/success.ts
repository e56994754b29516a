import { successes } from './en/errors.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { success: successes } })
