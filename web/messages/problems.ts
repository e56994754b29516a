import { problems } from './en/problems.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { problems } })
