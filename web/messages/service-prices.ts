import { servicePrices } from './en/service-prices.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { servicePrices } })
