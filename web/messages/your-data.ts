import { yourData } from './en/your-data.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { yourData } })
