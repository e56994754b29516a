import { monitoring } from './en/monitoring.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { monitoring } })
