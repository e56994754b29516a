import { menu } from './en/menu.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { menu } })
