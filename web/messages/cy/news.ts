import type { TranslationOf } from '#rules/text/translator.ts'
import type { news as english } from '../en/news.ts'

export const news = {
  notifyDelivery: 'Rhoi gwybod i mi pan fydd ar ei ffordd',
  notifyCollection: 'Rhoi gwybod i mi pan fydd yn barod',
  turningOn: 'Yn troi ymlaen',
  turnOff: 'Diffodd hysbysiadau',
  turningOff: 'Yn diffodd',
  isOn: 'Mae hysbysiadau ymlaen. Byddwn ni’n rhoi gwybod i chi yma pan fydd rhywbeth yn digwydd i’ch archeb.',
  isBlocked:
    'Mae hysbysiadau o’r wefan hon wedi’u blocio. I glywed pan fydd rhywbeth yn digwydd, caniatewch nhw yng ngosodiadau eich porwr ac ail-lwythwch y dudalen hon.',
  isUnsupported:
    'Dydy’r porwr hwn ddim yn gallu dangos hysbysiadau. Mae’r dudalen hon yn diweddaru ohoni ei hun.',
  needsHomeScreen:
    'Dim ond o wefannau ar y Sgrin Gartref y mae iPhones ac iPads yn dangos hysbysiadau. I’w cael, pwyswch Rhannu (Share), yna Add to Home Screen, a mewngofnodwch yno.',
  failed:
    'Doedd eich porwr ddim yn gallu troi hysbysiadau ymlaen. Rhowch gynnig arall arni, neu gwiriwch ei osodiadau.',

  title: 'Diweddariadau am archebion',
  loading: 'Yn llwytho eich diweddariadau am archebion',
  loadFailed:
    'Dydyn ni ddim yn gallu llwytho eich diweddariadau am archebion. Gwiriwch eich cysylltiad a rhowch gynnig arall arni.',
  tryAgain: 'Rhoi cynnig arall arni',
  byEmail: 'Anfon ebost ataf pan',
  received: 'fydd fy archeb gan y bwyty',
  onItsWay: 'fydd fy archeb ar ei ffordd, neu’n barod i’w chasglu',
  always:
    'Rydyn ni bob amser yn eich ebostio pan fydd eich archeb yn cael ei derbyn neu’n newid, ac am ad-daliadau a’ch derbynneb.',
  language: 'Iaith eich ebyst',
  notificationsOff: 'Gallwch droi hysbysiadau ymlaen ar dudalen archeb rydych yn aros amdani.',
  notificationsOn_one: 'Mae hysbysiadau ymlaen mewn 1 porwr.',
  notificationsOn_two: 'Mae hysbysiadau ymlaen mewn {{count}} borwr.',
  notificationsOn_few: 'Mae hysbysiadau ymlaen mewn {{count}} phorwr.',
  notificationsOn_many: 'Mae hysbysiadau ymlaen mewn {{count}} phorwr.',
  notificationsOn_other: 'Mae hysbysiadau ymlaen mewn {{count}} porwr.',
  turnedOff: 'Mae hysbysiadau wedi’u diffodd.',
} as const satisfies TranslationOf<typeof english>
