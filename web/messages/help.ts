import { help } from './en/help.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { help } })
