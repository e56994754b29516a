import { moderation } from './en/moderation.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { moderation } })
