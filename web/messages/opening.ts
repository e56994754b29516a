import { opening } from './en/opening.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { opening } })
