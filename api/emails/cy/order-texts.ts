import type { TranslationOf } from '#rules/text/translator.ts'
import type { orderTexts as english } from '../orders/order-texts.ts'

export const orderTexts = {
  'customer.received.subject': 'Mae gan {{store}} eich archeb {{number}}',
  'customer.received.preheader': '{{total}}, {{paying}}. Dylen nhw ateb erbyn {{deadline}}.',
  'customer.received.preheaderAnswered': '{{total}}, {{paying}}.',
  'customer.received.lead':
    'Diolch, {{firstName}}. Rydyn ni wedi anfon eich archeb ymlaen i {{store}}.',
  'customer.received.leadUnnamed': 'Diolch. Rydyn ni wedi anfon eich archeb ymlaen i {{store}}.',
  'customer.received.detailsWithheld':
    'Mae eich enw, eich nodiadau a’ch cyfeiriad llawn ar dudalen eich archeb. Dim ond ar ôl i {{store}} dderbyn yr archeb rydyn ni’n eu rhoi mewn ebost.',
  'customer.received.heading': 'Dylen nhw ateb erbyn {{deadline}}',
  'customer.received.headingAnswered': 'Eich archeb',
  'customer.received.next':
    'Byddwn ni’n eich ebostio pan fyddan nhw’n ateb. Os na fydd neb yn ateb erbyn {{deadline}}, byddwn ni’n canslo’r archeb ac ni fyddwch yn talu dim.',
  'customer.received.nextOnline':
    'Byddwn ni’n eich ebostio pan fyddan nhw’n ateb. Os na fydd neb yn ateb erbyn {{deadline}}, byddwn ni’n canslo’r archeb ac ni chodir tâl ar eich cerdyn.',

  'customer.accepted.subject': 'Mae {{store}} yn coginio eich archeb {{number}}',
  'customer.accepted.subjectLater': 'Mae {{store}} wedi derbyn eich archeb {{number}}',
  'customer.accepted.preheader': '{{expected}}. {{total}}, {{paying}}.',
  'customer.accepted.lead': 'Newyddion da, {{firstName}}. Mae {{store}} wedi derbyn eich archeb.',
  'customer.accepted.delivery':
    'Cadwch eich ffôn wrth law, rhag ofn y bydd y danfonwr yn ffonio. Dilynwch eich archeb i weld pryd y bydd yn gadael y gegin.',
  'customer.accepted.collection':
    'Dywedwch rif eich archeb, {{number}}, wrth y cownter. Dilynwch eich archeb i weld pryd y bydd yn barod.',

  'customer.declined.subject': 'Doedd {{store}} ddim yn gallu derbyn eich archeb {{number}}',
  'customer.declined.lead': 'Mae’n ddrwg gennym, {{firstName}}. {{money}}',
  'customer.declined.leadUnnamed': 'Mae’n ddrwg gennym. {{money}}',
  'customer.declined.heading': 'Doedd {{store}} ddim yn gallu derbyn eich archeb',
  'customer.declined.next':
    'Ni chodwyd tâl arnoch. Chwiliwch am eich cod post i weld pa fwytai eraill sydd ar agor.',
  'customer.declined.nextSoldOut':
    'Ni chodwyd tâl arnoch. Archebwch eto o {{store}} heb yr hyn nad oes dim ar ôl ohono, neu dewiswch fwyty arall yn eich ymyl.',
  'customer.declined.nextAllergy':
    'Ni chodwyd tâl arnoch. Ffoniwch {{phone}} i ofyn beth y gallan nhw ei wneud, neu dewiswch fwyty arall yn eich ymyl.',

  'customer.cancelled.subject': 'Mae eich archeb {{number}} o {{store}} wedi’i chanslo',
  'customer.cancelled.leadByCustomer': '{{firstName}}, gwnaethoch ganslo’r archeb hon mewn pryd.',
  'customer.cancelled.leadByCustomerUnnamed': 'Gwnaethoch ganslo’r archeb hon mewn pryd.',
  'customer.cancelled.leadByStore':
    'Mae’n ddrwg gennym, {{firstName}}. Bu’n rhaid i {{store}} ganslo ar ôl derbyn eich archeb.',
  'customer.cancelled.leadByOperator':
    'Mae’n ddrwg gennym, {{firstName}}. Bu’n rhaid i ni ganslo’r archeb hon.',
  'customer.cancelled.heading': 'Mae eich archeb wedi’i chanslo',
  'customer.cancelled.next':
    'Does dim i’w dalu. Os ydych eisoes wedi talu {{store}}, ffoniwch {{phone}} a byddan nhw’n eich ad-dalu.',
  'customer.cancelled.nextOnline': '{{money}} I gael gwybod mwy, ffoniwch {{store}} ar {{phone}}.',
  'customer.cancelled.nextByCustomer': 'Rydyn ni wedi rhoi gwybod i’r bwyty. {{money}}',

  'customer.completed.subject': 'Eich derbynneb am archeb {{number}}, {{total}}',
  'customer.completed.preheader': '{{store}}, {{day}}. Talwyd ag arian parod.',
  'customer.completed.preheaderOnline': '{{store}}, {{day}}. Talwyd â cherdyn.',
  'customer.completed.lead': 'Mwynhewch eich bwyd, {{firstName}}. Dyma eich derbynneb.',
  'customer.completed.heading': '{{total}} yn {{store}}',
  'customer.completed.pdf': 'At eich cofnodion, {{save}} o dudalen eich archeb.',
  'customer.completed.savePdf': 'gallwch ei chadw fel PDF',
  'customer.completed.again': 'Eisiau bwyd eto? Archebwch o {{store}} unrhyw bryd.',

  'customer.refunded.subject': 'Ad-daliad o {{amount}} am eich archeb {{number}}',
  'customer.refunded.preheader': 'Mae’n mynd i’ch {{card}}.',
  'customer.refunded.lead':
    'Helo {{firstName}}. Rydych yn cael ad-daliad am eich archeb o {{store}}.',
  'customer.refunded.heading': 'Mae eich ad-daliad o {{amount}} ar ei ffordd',
  'customer.refunded.byMistake':
    'Mae’n ddrwg gennym. Wnaeth {{store}} ddim derbyn yr archeb hon, ond codon ni dâl ar eich cerdyn drwy gamgymeriad. Rydyn ni’n ad-dalu’r cyfan.',
  'customer.refunded.help': 'Ffoniwch {{store}} ar {{phone}}.',

  'customer.refundReturned.subject': 'Dychwelwyd eich ad-daliad o {{amount}} am archeb {{number}}',
  'customer.refundReturned.preheader':
    'Anfonodd eich banc ef yn ôl. Chi biau’r arian o hyd, ac mae’n ddiogel gyda ni.',
  'customer.refundReturned.lead':
    'Mae’n ddrwg gennym, {{firstName}}. Daeth eich ad-daliad yn ôl aton ni.',
  'customer.refundReturned.heading': 'Wnaeth {{amount}} ddim cyrraedd eich {{card}}',
  'customer.refundReturned.why':
    'Anfonodd eich banc yr arian yn ôl. Mae hynny’n digwydd pan fydd cerdyn wedi’i newid neu gyfrif wedi’i gau. Chi biau’r arian o hyd, ac mae’n ddiogel gyda ni.',
  'customer.refundReturned.next':
    'Does dim angen i chi wneud dim. Byddwn ni’n dod o hyd i ffordd arall o’ch talu ac yn cysylltu â chi.',

  'action.follow': 'Dilyn eich archeb',
  'action.see': 'Gweld eich archeb',
  'action.findFood': 'Dod o hyd i fwyd',

  'order.facts': 'Archeb {{number}}, {{placedAt}}',
  'order.arriving': 'Yn cyrraedd: {{when}}',
  'order.ready': 'Yn barod i’w chasglu: {{when}}',
  'order.around': 'tua {{time}}',
  'order.between': '{{from}}–{{to}}',
  'order.onDay': '{{day}}, {{time}}',
  'order.chosen': 'Eich dewis chi: {{when}}.',
  'order.chosenAsap': 'Eich dewis chi: cyn gynted â phosibl, {{when}}.',

  'customer.ifSoldOut.replace': 'Os nad oes dim ar ôl: rhoi rhywbeth tebyg yn ei le',
  'customer.ifSoldOut.call': 'Os nad oes dim ar ôl: fy ffonio i',

  'line.quantity': '{{quantity}} ×',
  'line.optionTimes': '{{quantity}} × {{name}}',
  'line.part': '{{slotName}}: {{name}}',
  'line.partWith': '{{slotName}}: {{name}} ({{options}})',
  'line.note': 'Nodyn: “{{note}}”',
  'line.kcal': '{{kcal}} kcal',
  'line.kcalEach': '{{kcal}} kcal yr un',
  'line.discount': 'Disgownt',
  'line.ageRestricted': 'Cyfyngiad oedran',

  'totals.subtotal': 'Is-gyfanswm',
  'totals.discount': 'Disgownt',
  'totals.discountNamed': 'Disgownt ({{name}})',
  'totals.deliveryFee': 'Ffi ddanfon',
  'totals.free': 'Am ddim',
  'totals.platformFee': 'Ffi blatfform',
  'totals.plasticBagCharge': 'Tâl am fag plastig',
  'totals.tip': 'Cildwrn i’r danfonwr',
  'totals.toPay': 'Cyfanswm i’w dalu',
  'totals.paid': 'Cyfanswm a dalwyd',
  'totals.total': 'Cyfanswm',
  'totals.refunded': 'Ad-dalwyd',
  'totals.stillToRefund': 'I’w ad-dalu o hyd',
  'totals.vat': 'Mae prisiau’n cynnwys TAW lle bo’n berthnasol.',

  'money.card': 'cerdyn',
  'money.cardNamed': 'cerdyn {{brand}} yn gorffen â {{last4}}',
  'money.nothingToPay': 'Does dim i’w dalu.',
  'money.notCharged': 'Ni chodwyd tâl ar eich cerdyn.',
  'money.released':
    'Rydyn ni wedi rhyddhau’r arian a oedd yn cael ei ddal ar eich {{card}}. Efallai y bydd yn cymryd ychydig ddyddiau i’ch banc ei ddangos.',
  'money.refunding': 'Rydyn ni’n ad-dalu {{amount}} i’ch {{card}}.',
  'money.refundDelay':
    'Mae’n mynd i’ch {{card}}. Gall gymryd hyd at 10 diwrnod gwaith i ymddangos.',
  'refund.rest': 'Popeth sydd ar ôl ar yr archeb, gan gynnwys ffioedd.',

  'allergens.title': 'Alergenau yn yr archeb hon.',
  'allergens.contains': 'Yn cynnwys {{list}}.',
  'allergens.may': 'Gall gynnwys {{list}}.',
  'allergens.notDeclared': 'Heb eu datgan: {{list}}.',
  'allergens.nothingDeclared': 'Alergenau heb eu datgan.',
  'allergens.free': 'Datganwyd ei fod heb yr un o’r 14 alergen.',
  'allergens.note': 'Dywedoch chi wrthyn nhw: “{{note}}”.',
  'allergens.unsure': 'Ansicr? Ffoniwch {{phone}} cyn bwyta.',

  'party.deliveringTo': 'Yn danfon i',
  'party.deliveredTo': 'Danfonwyd i',
  'party.collectFrom': 'Casglu o',
  'party.collectedFrom': 'Casglwyd o',
  'party.soldBy': 'Gwerthir gan',
  'party.leaveAtDoor': 'I’w adael wrth y drws',
  'party.handOver': 'I’w roi i chi',
  'party.noBag': 'Dim bag siopa',
  'party.withBag': 'Gyda bag siopa',
  'party.withCutlery': 'Gyda chyllyll a ffyrc',
  'party.noCutlery': 'Dim cyllyll a ffyrc',
  'party.quoted': '“{{note}}”',

  'challenge25.customer':
    'Mae cyfyngiad oedran ar ran o’r archeb hon. Bydd angen prawf oedran ar bwy bynnag sy’n ei derbyn os yw’n edrych yn iau na 25.',
  'challenge25.title': 'Prawf oedran.',

  'help.title': 'Rhywbeth o’i le?',
  'help.customer': 'Ffoniwch {{store}} ar {{phone}}, neu agorwch {{orderPage}}.',
  'help.orderPage': 'dudalen eich archeb',
  'help.rights':
    'Mae’r bwyd yn cael ei wneud yn ôl eich archeb chi, felly does dim modd newid eich meddwl ar ôl i’r bwyty dderbyn. Nid yw hyn yn effeithio ar eich hawl i fwyd sy’n cyfateb i’w ddisgrifiad.',

  'footer.account': 'Anfonwyd oherwydd i rywun roi’r cyfeiriad hwn i {{marketplace}}.',
  'footer.customer': 'Anfonwyd oherwydd i chi archebu ar {{marketplace}}.',
  'footer.unconfirmed':
    'Anfonwyd oherwydd i rywun roi’r cyfeiriad hwn gydag archeb ar {{marketplace}}. Os nad chi oedd hynny, does dim angen i chi wneud dim.',
  'footer.energy': 'Mae ar oedolion angen tua 2,000 kcal y dydd.',

  'reason.tooBusy': 'Mae’r gegin yn rhy brysur i’w choginio mewn pryd.',
  'reason.closing': 'Mae’r gegin ar fin cau.',
  'reason.productUnavailable': 'Does dim ar ôl o rywbeth yn yr archeb.',
  'reason.cannotDeliver': 'All neb ei danfon ar yr adeg honno.',
  'reason.allergyUnsafe': 'All y gegin ddim ei gwneud yn ddiogel ar gyfer yr alergedd yn y nodyn.',
  'reason.noAnswer': 'Wnaeth neb yn {{store}} ateb erbyn {{deadline}}.',
  'reason.other': 'All y gegin ddim ei derbyn y tro hwn.',
  'reason.quoted': 'Ysgrifennon nhw: “{{text}}”',

  'allergen.celery': 'seleri',
  'allergen.gluten': 'glwten',
  'allergen.crustaceans': 'cramenogion',
  'allergen.eggs': 'wyau',
  'allergen.fish': 'pysgod',
  'allergen.lupin': 'bysedd y blaidd',
  'allergen.milk': 'llaeth',
  'allergen.molluscs': 'molysgiaid',
  'allergen.mustard': 'mwstard',
  'allergen.peanuts': 'pysgnau',
  'allergen.sesame': 'sesame',
  'allergen.soya': 'soia',
  'allergen.sulphites': 'sylffitau',
  'allergen.treeNuts': 'cnau coed',
} as const satisfies TranslationOf<typeof english>
