import './staff-error.ts'
import { customers } from './en/customers.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { customers } })
