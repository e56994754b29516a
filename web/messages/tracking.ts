import { tracking } from './en/tracking.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { tracking } })
