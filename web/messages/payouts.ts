import { payouts } from './en/payouts.ts'
import './staff-error.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { payouts } })
