import { settings } from './en/settings.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { settings } })
