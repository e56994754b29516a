import { reports } from './en/reports.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { reports } })
