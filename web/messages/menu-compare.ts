import { menuCompare } from './en/menu-compare.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { menuCompare } })
