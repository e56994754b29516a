import { kitchen } from './en/kitchen.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { kitchen } })
