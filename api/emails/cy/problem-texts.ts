import type { TranslationOf } from '#rules/text/translator.ts'
import type { problemTexts as english } from '../problems/problem-texts.ts'

export const problemTexts = {
  'problem.customer.report.subject':
    'Rydyn ni wedi anfon eich adroddiad am archeb {{number}} ymlaen',
  'problem.customer.report.lead': 'Diolch, {{firstName}}. Mae gan {{store}} eich adroddiad.',
  'problem.customer.report.heading': 'Dylai {{store}} ateb erbyn {{answerBy}}',
  'problem.customer.report.next':
    'Byddwn ni’n eich ebostio pan fyddan nhw’n ateb. Os na fyddan nhw, {{marketplace}} fydd yn penderfynu.',
  'problem.customer.noted.heading': 'Gall {{store}} ddarllen yr hyn a ysgrifennoch',
  'problem.customer.noted.next':
    'Wnaethoch chi ddim gofyn am ad-daliad, felly does dim angen i chi wneud dim.',

  'problem.customer.refund.subject': 'Mae {{store}} yn ad-dalu {{amount}} am archeb {{number}}',
  'problem.customer.refund.lead':
    'Newyddion da, {{firstName}}. Mae {{store}} wedi ateb eich adroddiad.',
  'problem.customer.refund.heading': '{{amount}} yn ôl mewn arian parod',
  'problem.customer.refund.cash':
    'Fe daloch ag arian parod, felly {{store}} ei hun sy’n eich ad-dalu. Ffoniwch {{phone}} i gytuno sut, a rhowch rif eich archeb, {{number}}.',
  'problem.customer.refund.appeal':
    'Os nad yw hynny’n ddigon, gallwch ofyn i {{marketplace}} benderfynu: agorwch {{orderPage}}.',

  'problem.customer.decline.subject': 'Mae {{store}} wedi ateb am archeb {{number}}',
  'problem.customer.decline.lead': '{{firstName}}, mae {{store}} wedi ateb eich adroddiad.',
  'problem.customer.decline.heading': 'Dydy {{store}} ddim yn ad-dalu hyn',
  'problem.customer.decline.next':
    'Os nad ydych yn cytuno, gallwch ofyn unwaith i {{marketplace}} benderfynu: agorwch {{orderPage}}.',

  'problem.customer.expire.subject': 'Bydd {{marketplace}} yn penderfynu am archeb {{number}}',
  'problem.customer.expire.lead':
    'Mae’n ddrwg gennym, {{firstName}}. Wnaeth {{store}} ddim ateb mewn pryd.',
  'problem.customer.expire.heading': 'Bydd {{marketplace}} yn penderfynu',
  'problem.customer.expire.next':
    'Does dim angen i chi wneud dim. Byddwn ni’n eich ebostio pan fyddwn ni wedi penderfynu.',
  'problem.customer.appeal.lead': 'Diolch, {{firstName}}. Mae eich cais gyda ni.',

  'problem.customer.uphold.subject': 'Ein penderfyniad: {{amount}} yn ôl am archeb {{number}}',
  'problem.customer.uphold.lead':
    '{{firstName}}, mae {{marketplace}} wedi penderfynu am eich adroddiad.',
  'problem.customer.reject.subject': 'Ein penderfyniad am eich adroddiad am archeb {{number}}',
  'problem.customer.reject.heading': 'Does dim ad-daliad',
  'problem.customer.reject.next':
    'Mae’r penderfyniad hwn yn derfynol. Nid yw’n effeithio ar eich hawliau cyfreithiol.',

  'problem.reported': 'Yr hyn y rhoddwyd gwybod amdano',
  'problem.line': '{{quantity}} × {{name}}: {{kind}}',
  'problem.wrote': 'Ysgrifennodd y cwsmer: “{{text}}”',
  'problem.why': 'Rheswm: {{reason}}',
  'problem.storeWrote': 'Ysgrifennon nhw: “{{text}}”',

  'problem.kind.missing': 'ar goll',
  'problem.kind.wrong': 'saig anghywir',
  'problem.kind.cold': 'oer',
  'problem.kind.spilt': 'wedi gollwng',
  'problem.kind.notAsDescribed': 'ddim fel y disgrifiwyd',
  'problem.kind.other': 'rhywbeth arall',
  'problem.order.late': 'Daeth yn hwyr.',
  'problem.order.readyLate': 'Roedd yn barod yn hwyr.',
  'problem.order.neverCame': 'Ddaeth hi ddim o gwbl.',
  'problem.order.other': 'Rhywbeth arall am yr archeb gyfan.',
  'problem.refusal.allThere': 'cafodd popeth ei bacio a’i wirio',
  'problem.refusal.asDescribed': 'roedd fel y mae’r fwydlen yn ei ddisgrifio',
  'problem.refusal.onTime': 'daeth mewn pryd',
  'problem.refusal.alreadyRefunded': 'mae eisoes wedi’i ad-dalu',

  'customer.refunded.answersProblem':
    'Mae hyn yn ateb y broblem y rhoesoch wybod amdani. Gallwch ddarllen yr ateb cyfan ar dudalen eich archeb.',
  'customer.refunded.late_one':
    'Daeth eich archeb {{count}} funud yn hwyrach nag a addawyd. Mae’n ddrwg gennym, a does dim angen i chi wneud dim.',
  'customer.refunded.late_two':
    'Daeth eich archeb {{count}} funud yn hwyrach nag a addawyd. Mae’n ddrwg gennym, a does dim angen i chi wneud dim.',
  'customer.refunded.late_other':
    'Daeth eich archeb {{count}} munud yn hwyrach nag a addawyd. Mae’n ddrwg gennym, a does dim angen i chi wneud dim.',
} as const satisfies TranslationOf<typeof english>
