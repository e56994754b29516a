import { team } from './en/team.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { team } })
