import './team.ts'
import { consoleTeam } from './en/console-team.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { consoleTeam } })
