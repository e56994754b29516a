import type { TranslationOf } from '#rules/text/translator.ts'
import type { tip as english } from '../en/tip.ts'

export const tip = {
  title: 'Dweud diolch â childwrn',
  lead: 'Mae’r cyfan yn mynd i’r danfonwr. Gallwch roi cildwrn tan {{time}}.',
  choose: 'Dewis cildwrn',
  failed: 'Doedd dim modd chwilio am gildyrnau ar gyfer yr archeb hon.',
  tryAgain: 'Rhoi cynnig arall arni',
  unavailable:
    'Dydych chi ddim yn gallu rhoi cildwrn â cherdyn ar hyn o bryd. Rhowch gynnig arall arni ymhen munud.',
  scriptFailed: 'Wnaeth ffurflen y cerdyn ddim llwytho. Rhowch gynnig arall arni.',
  anotherCard: 'Cerdyn arall',
  payWith: 'Talu â',
  give: 'Rhoi cildwrn o {{amount}}',
  giving: 'Yn talu',
  refused: 'Ni dderbyniwyd y cerdyn hwn. Defnyddiwch gerdyn arall.',
  notCharged: 'Ni chodwyd tâl ar eich cerdyn.',
  unclear:
    'Rydyn ni’n dal i wirio eich taliad. Pan fydd wedi mynd drwodd, bydd eich cildwrn yn ymddangos yma.',
  given: 'Rhoesoch gildwrn o {{amount}}',
  thanks: 'Diolch. Mae’n mynd i’r danfonwr, ac mae ar eich derbynneb.',
} as const satisfies TranslationOf<typeof english>
