import './staff-error.ts'
import { marketplace } from './en/marketplace.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { marketplace } })
