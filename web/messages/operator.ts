import './staff-error.ts'
import { operator } from './en/operator.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { operator } })
