import type { TranslationOf } from '#rules/text/translator.ts'
import type { accountTexts as english } from '../account/account-texts.ts'

export const accountTexts = {
  'account.unnamed': 'gyfaill',
  'account.confirm.subject': 'Cadarnhewch eich ebost ar gyfer {{marketplace}}',
  'account.confirm.preheader':
    'Pwyswch y botwm, yna ychwanegwch eich enw a chyfrinair. Mae’r ddolen yn gweithio am 24 awr.',
  'account.confirm.lead': 'Helo, a chroeso at y bwrdd.',
  'account.confirm.heading': 'Cadarnhewch eich ebost',
  'account.confirm.text':
    'Pwyswch y botwm, ychwanegwch eich enw a’ch rhif ffôn, a dewiswch gyfrinair. Yna gallwch archebu. Mae’r ddolen yn gweithio am 24 awr.',
  'account.confirm.ignore':
    'Nid chi? Mae’n debyg bod rhywun wedi camdeipio ei gyfeiriad. Anwybyddwch yr ebost hwn ac ni chaiff cyfrif ei greu.',
  'account.reset.subject': 'Dewiswch gyfrinair newydd ar gyfer {{marketplace}}',
  'account.reset.preheader': 'Mae’r ddolen yn gweithio am awr.',
  'account.reset.lead': 'Helo {{firstName}}.',
  'account.reset.heading': 'Dewiswch gyfrinair newydd',
  'account.reset.text':
    'Gofynnodd rhywun, chi yn ôl pob tebyg, am gael gosod cyfrinair newydd. Mae’r ddolen yn gweithio unwaith, am awr.',
  'account.reset.ignore':
    'Nid chi? Anwybyddwch yr ebost hwn. Bydd eich cyfrinair yn aros yr un fath.',
  'account.operatorInvited.subject': 'Rhedeg {{marketplace}}',
  'account.operatorInvited.preheader': 'Mae’r ddolen yn gweithio unwaith, am 24 awr.',
  'account.operatorInvited.lead': 'Helo {{firstName}}.',
  'account.operatorInvited.heading': 'Dewiswch gyfrinair ar gyfer y consol',
  'account.operatorInvited.text':
    'Mae pwy bynnag sy’n gofalu am y gweinydd wedi’ch gwneud yn weithredwr y farchnad hon. Dewiswch gyfrinair, yna mewngofnodwch â’r cyfeiriad ebost hwn. Mae’r ddolen yn gweithio unwaith, am 24 awr.',
  'account.operatorInvited.ignore':
    'Nid chi? Anwybyddwch yr ebost hwn, ac ni fydd neb yn gallu mewngofnodi.',
  'account.passwordChanged.subject': 'Mae eich cyfrinair ar gyfer {{marketplace}} wedi newid',
  'account.passwordChanged.preheader': 'Rydyn ni wedi’ch allgofnodi ar ddyfeisiau eraill.',
  'account.passwordChanged.lead': 'Helo {{firstName}}.',
  'account.passwordChanged.heading': 'Mae eich cyfrinair wedi newid',
  'account.passwordChanged.text':
    'Newidiwyd eich cyfrinair eiliad yn ôl, ac rydyn ni wedi’ch allgofnodi ar ddyfeisiau eraill.',
  'account.passwordChanged.ignore':
    'Nid chi? Gosodwch gyfrinair newydd nawr i allgofnodi pawb arall.',
  'account.secondFactorRemoved.subject':
    'Tynnwyd ail gam mewngofnodi o’ch cyfrif ar {{marketplace}}',
  'account.secondFactorRemoved.preheader':
    'Gosodwch un arall y tro nesaf y byddwch yn mewngofnodi.',
  'account.secondFactorRemoved.lead': 'Helo {{firstName}}.',
  'account.secondFactorRemoved.heading': 'Tynnwyd ail gam mewngofnodi',
  'account.secondFactorRemoved.text':
    'Nid yw ap dilysu neu allwedd mynediad yn perthyn i’ch cyfrif bellach. Gosodwch un arall y tro nesaf y byddwch yn mewngofnodi.',
  'account.secondFactorRemoved.ignore':
    'Nid chi? Gosodwch gyfrinair newydd nawr, a rhowch wybod i berchennog.',
  'account.providerLinked.subject': 'Gallwch nawr fewngofnodi i {{marketplace}} drwy {{provider}}',
  'account.providerLinked.preheader': 'Gallwch nawr fewngofnodi i’ch cyfrif drwy {{provider}}.',
  'account.providerLinked.lead': 'Helo {{firstName}}.',
  'account.providerLinked.heading': 'Gallwch nawr fewngofnodi drwy {{provider}}',
  'account.providerLinked.text':
    'Mae rhywun, chi yn ôl pob tebyg, newydd fewngofnodi drwy gyfrif {{provider}} y cyfeiriad ebost hwn. O hyn ymlaen gallwch fewngofnodi drwyddo, neu fel roeddech yn gwneud cynt.',
  'account.providerLinked.ignore':
    'Nid chi? Yna mae rhywun yn defnyddio eich cyfrif {{provider}}. Newidiwch ei gyfrinair yn {{provider}} yn gyntaf, yna gosodwch un newydd yma. Bydd hynny’n allgofnodi pawb ac yn tynnu {{provider}} o’ch cyfrif.',
  'account.accountDeleted.subject': 'Mae eich cyfrif ar {{marketplace}} wedi’i ddileu',
  'account.accountDeleted.preheader':
    'Rydych wedi’ch allgofnodi ym mhobman, ac rydyn ni wedi dileu eich manylion.',
  'account.accountDeleted.lead': 'Hwyl fawr, a diolch am fwyta gyda ni.',
  'account.accountDeleted.heading': 'Mae eich cyfrif wedi’i ddileu',
  'account.accountDeleted.text':
    'Gofynnoch i ni ei ddileu eiliad yn ôl. Rydyn ni wedi dileu eich enw, eich cyfeiriad ebost, eich rhif ffôn, eich cyfeiriadau, eich cardiau, eich ffefrynnau a’ch basgedi, ac rydych wedi’ch allgofnodi ym mhobman. Yn ôl y gyfraith rydyn ni’n dal i storio’r hyn a archebwyd ac a dalwyd mewn archebion blaenorol, ond dydyn nhw ddim yn dweud pwy ydych chi bellach. Dyma’r ebost olaf y byddwn ni’n ei anfon atoch.',
  'account.accountDeleted.ignore':
    'Nid chi? Atebwch yr ebost hwn ar unwaith. Allwn ni ddim dod â’r cyfrif yn ôl, ond byddwn ni’n darganfod beth ddigwyddodd.',
  'account.leaveEmail.subject': 'Cadarnhewch eich bod yn newid eich ebost ar {{marketplace}}',
  'account.leaveEmail.preheader': 'Mae’r ddolen yn gweithio unwaith, am 24 awr.',
  'account.leaveEmail.lead': 'Helo {{firstName}}.',
  'account.leaveEmail.heading': 'Cadarnhewch y newid',
  'account.leaveEmail.text':
    'Gofynnoch am gael defnyddio {{newEmail}} ar gyfer eich cyfrif o hyn ymlaen. Cadarnhewch hynny yma, a hefyd â’r ddolen rydyn ni wedi’i hanfon i’r cyfeiriad newydd. Nes i’r ddau gael eu cadarnhau, does dim yn newid. Mae’r dolenni’n gweithio unwaith, am 24 awr.',
  'account.leaveEmail.ignore':
    'Nid chi? Peidiwch â phwyso’r botwm. Newidiwch eich cyfrinair, oherwydd mae rhywun arall yn ei wybod.',
  'account.enterEmail.subject': 'Cadarnhewch eich ebost newydd ar gyfer {{marketplace}}',
  'account.enterEmail.preheader': 'Mae’r ddolen yn gweithio unwaith, am 24 awr.',
  'account.enterEmail.lead': 'Helo {{firstName}}.',
  'account.enterEmail.heading': 'Cadarnhewch eich ebost newydd',
  'account.enterEmail.text':
    'Gofynnoch am gael defnyddio’r cyfeiriad hwn ar gyfer eich cyfrif. Cadarnhewch hynny yma, a hefyd â’r ddolen rydyn ni wedi’i hanfon i’ch hen gyfeiriad. Nes i’r ddau gael eu cadarnhau, does dim yn newid. Mae’r dolenni’n gweithio unwaith, am 24 awr.',
  'account.enterEmail.ignore': 'Nid chi? Anwybyddwch yr ebost hwn, ac ni fydd dim yn newid.',
  'account.emailChanged.subject': 'Mae eich ebost ar gyfer {{marketplace}} wedi newid',
  'account.emailChanged.preheader': 'Mewngofnodwch â’r cyfeiriad newydd o hyn ymlaen.',
  'account.emailChanged.lead': 'Helo.',
  'account.emailChanged.heading': 'Mae eich ebost wedi newid',
  'account.emailChanged.text':
    'Gwnaethoch gadarnhau hyn o’r ddau gyfeiriad. Mewngofnodwch â {{newEmail}} o hyn ymlaen. Rydyn ni wedi’ch allgofnodi ar ddyfeisiau eraill, ac ni fyddwn yn ebostio’r cyfeiriad hwn am eich cyfrif eto.',
  'account.emailChanged.ignore': 'Nid chi? Ysgrifennwch aton ni ar unwaith.',
  'account.provider.google': 'Google',
  'account.provider.facebook': 'Facebook',
  'account.provider.apple': 'Apple',
  'action.confirm': 'Cadarnhau fy ebost',
  'action.reset': 'Dewis cyfrinair newydd',
  'action.setPassword': 'Dewis cyfrinair',
  'action.home': 'Mynd i’r wefan',
  'action.changeEmail': 'Cadarnhau’r newid',
  'action.contact': 'Cysylltu â ni',
} as const satisfies TranslationOf<typeof english>
