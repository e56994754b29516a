import { menuFiles } from './en/menu-files.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { menuFiles } })
