import { restaurants } from './en/restaurants.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { restaurants } })
