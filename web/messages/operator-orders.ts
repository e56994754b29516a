import './staff-error.ts'
import { operatorOrders } from './en/operator-orders.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { operatorOrders } })
