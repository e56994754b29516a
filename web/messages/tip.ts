import { tip } from './en/tip.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { tip } })
