import { hours } from './en/hours.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { hours } })
