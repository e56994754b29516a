import { favourites } from './en/favourites.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { favourites } })
