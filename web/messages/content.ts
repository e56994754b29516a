import { content } from './en/content.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { content } })
