import { tablet } from './en/tablet.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { tablet } })
