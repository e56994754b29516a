import { cart } from './en/cart.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { cart } })
