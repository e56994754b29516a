import { commission } from './en/commission.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { commission } })
