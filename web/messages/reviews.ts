import { reviews } from './en/reviews.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { reviews } })
