import './staff-error.ts'
import { secondFactor } from './en/second-factor.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { secondFactor } })
