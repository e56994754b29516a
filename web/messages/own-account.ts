import { ownAccount } from './en/own-account.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { ownAccount } })
