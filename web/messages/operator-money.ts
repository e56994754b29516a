import './staff-error.ts'
import { operatorMoney } from './en/operator-money.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { operatorMoney } })
