import './staff-error.ts'
import { now } from './en/now.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { now } })
