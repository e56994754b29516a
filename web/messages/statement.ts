import { statement } from './en/statement.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { statement } })
