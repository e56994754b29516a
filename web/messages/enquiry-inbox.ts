import './staff-error.ts'
import { enquiryInbox } from './en/enquiry-inbox.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { enquiryInbox } })
