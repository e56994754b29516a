import { menuArchive } from './en/menu-archive.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { menuArchive } })
