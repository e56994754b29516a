import { account } from './en/account.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { account } })
