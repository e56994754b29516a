import { reviewPolicy } from './en/review-policy.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { reviewPolicy } })
