import type { TranslationOf } from '#rules/text/translator.ts'
import type { faq as english } from '../en/faq.ts'

export const faq = {
  title: 'Cwestiynau ac atebion',
  description:
    'Costau, talu, alergeddau, problemau gydag archeb, a sut y gall bwyty neu dref ymuno.',
  intro: 'Methu dod o hyd i’ch cwestiwn chi? Ysgrifennwch aton ni.',
  partner: 'Dywedwch wrthon ni am eich bwyty',
  customers: {
    heading: 'Archebu bwyd',
    fees: {
      question: 'Beth fydda i’n ei dalu heblaw am y bwyd?',
      answer:
        'Ffi ddanfon, y mae pob bwyty’n ei gosod, a ffi blatfform. Mae bag yn costio’n ychwanegol, os byddwch chi’n dewis un neu os oes angen un ar y bwyty. Mae’r ffioedd a’r isafswm archeb ar gerdyn y bwyty ac ar frig ei fwydlen, cyn i chi ddewis dim byd. Dydyn ni ddim yn ychwanegu dim wrth y til nad ydych wedi’i weld neu ei ddewis.',
    },
    account: {
      question: 'Oes angen cyfrif arna i?',
      answer:
        'Nac oes. Dewiswch barhau fel gwestai wrth y til, a dilynwch eich archeb â’r ddolen yn eich ebost. Gyda chyfrif gallwch gadw cyfeiriadau a chardiau, casglu stampiau ac archebu eto ag un gwasgiad.',
    },
    pay: {
      question: 'Sut galla i dalu?',
      answer:
        'Ag arian parod, neu â cherdyn, Apple Pay neu Google Pay os yw’r til yn eu cynnig. Mae rhifau cardiau’n mynd yn syth at y darparwr taliadau. Fyddwn ni byth yn eu gweld.',
    },
    charged: {
      question: 'Pryd bydd arian yn cael ei gymryd o fy ngherdyn?',
      answer:
        'Pan fydd y bwyty’n derbyn. Tan hynny, dim ond dal yr arian ar eich cerdyn rydyn ni. Os bydd y bwyty’n gwrthod neu ddim yn ateb mewn pryd, byddwn ni’n ei ryddhau ac ni fyddwch yn talu dim.',
    },
    cancel: {
      question: 'Alla i ganslo archeb?',
      answer:
        'Gallwch, ar dudalen eich archeb, nes bydd y bwyty’n ei derbyn. Ar ôl hynny mae eich bwyd yn cael ei wneud, felly ffoniwch y bwyty. Mae’r rhif ar yr un dudalen.',
    },
    late: {
      question: 'Sut bydda i’n gwybod pryd bydd fy mwyd yn cyrraedd?',
      answer:
        'Mae tudalen eich archeb yn dangos yr amser, ac yn diweddaru ohoni ei hun pan fydd y gegin yn derbyn a phan fydd eich bwyd ar ei ffordd neu’n barod i’w gasglu. Byddwn ni’n eich ebostio am bob archeb hefyd.',
    },
    ahead: {
      question: 'Alla i archebu at yn nes ymlaen, neu gasglu?',
      answer:
        'Gallwch. Dewiswch ddanfon neu gasglu. Os yw’r bwyty’n derbyn rhagarchebion, dewiswch slot 15 munud heddiw neu yn yr ychydig ddyddiau nesaf. Efallai y bydd bwyty sydd ar gau nawr yn dal i dderbyn archebion at yn nes ymlaen.',
    },
    codes: {
      question: 'Pam nad yw fy nghod hyrwyddo wedi’i ddefnyddio?',
      answer:
        'Rydyn ni’n defnyddio un disgownt ar bob archeb: yr un gorau rydych yn gymwys i’w gael. Mae eich basged yn dangos pa un, a pham nad yw un arall wedi’i ddefnyddio, er enghraifft isafswm archeb, diwrnod o’r wythnos, neu ddanfon yn unig.',
    },
    friends: {
      question: 'All ffrindiau ychwanegu at fy masged?',
      answer:
        'Gallan. Anfonwch ddolen i’ch basged atyn nhw. Mae pawb yn ychwanegu seigiau o dan eu henw eu hunain nes i chi ei chloi, a chi sy’n talu am y cyfan.',
    },
    allergies: {
      question: 'Mae gen i alergedd. Am beth ddylwn i chwilio?',
      answer:
        'Mae pob saig yn dweud pa rai o’r 14 alergen y mae’n eu cynnwys neu y gallai eu cynnwys, gyda’r opsiynau rydych yn eu dewis. Dydy “Heb ei ddatgan” ddim yn golygu “Heb”. Dywedwch wrth y gegin wrth y til. Os yw eich alergedd yn ddifrifol, ffoniwch y bwyty cyn archebu.',
    },
    problem: {
      question: 'Mae rhywbeth ar goll, yn oer neu’n anghywir. Beth nawr?',
      answer:
        'Agorwch dudalen eich archeb, dewiswch yr eitemau o dan “Rhywbeth o’i le?” a dweud beth oedd yn bod, gyda llun os oes gennych chi un. Mae gan y bwyty amser penodol i ateb. Os bydd yn gwrthod, gallwch ofyn i ni benderfynu. Os na fydd yn ateb, ni sy’n penderfynu. Os taloch chi â cherdyn, byddwn ni’n ad-dalu’r cerdyn hwnnw.',
    },
  },
  restaurants: {
    heading: 'Gwerthu bwyd',
    join: {
      question: 'Sut gall fy mwyty ymuno?',
      answer:
        'Dywedwch wrthon ni am eich cegin ar y dudalen i fwytai, a byddwn ni’n cysylltu am eich bwydlen, eich oriau a lle rydych yn danfon.',
    },
    cost: {
      question: 'Faint mae’n ei gostio?',
      answer:
        'Y bobl sy’n rhedeg y farchnad hon sy’n gosod y pris, felly gofynnwch i ni. Mae eich cyfriflen yn dangos, fesul archeb ac i’r geiniog, yr hyn a dalodd cwsmeriaid, yr hyn a ad-dalwyd a’r hyn sy’n ddyledus i chi. Gallwch ei darllen fel tudalen a’i lawrlwytho fel ffeil CSV neu PDF.',
    },
    equipment: {
      question: 'Beth sydd ei angen arna i yn y gegin?',
      answer:
        'Ffôn, llechen neu gyfrifiadur â phorwr. Mae ap y bwytai’n canu ac yn dangos archeb newydd o fewn eiliad, gyda’i nodyn alergedd ar y brig. Dywedwch faint o funudau sydd eu hangen arnoch a’i derbyn, neu ei gwrthod gan roi rheswm.',
    },
    busy: {
      question: 'Beth os ydyn ni’n rhy brysur?',
      answer:
        'Nodwch eich bod yn brysur er mwyn ychwanegu munudau, neu oedwch archebion. Mae’r ddau’n dod i ben ohonyn nhw eu hunain. Gall eich cegin hefyd gael terfyn ar archebion bob 15 munud. Os na fydd neb yn ateb archeb, bydd yn cael ei gwrthod yn awtomatig ac ni fydd y cwsmer yn talu dim.',
    },
    delivery: {
      question: 'Pwy sy’n danfon?',
      answer:
        'Chi, o fewn y codau post neu’r milltiroedd rydych yn eu dewis, pob un â’i ffi a’i isafswm ei hun. Dydy cwsmeriaid yn unman arall ddim yn eich gweld ar gyfer danfon. Gallwch hefyd gynnig casglu yn unig.',
    },
  },
  towns: {
    heading: 'Rhedeg marchnad',
    what: {
      question: 'Pwy sydd y tu ôl i {{name}}?',
      answer:
        'Mae {{name}} yn rhedeg ar Tuck In, meddalwedd cod agored ar gyfer marchnadoedd bwyd tecawê. Gall cwmni cydweithredol, cyngor, undeb myfyrwyr neu fusnes lleol ei rhedeg ar gyfer ei dref ei hun. Y bwytai sy’n gwneud ac yn gwerthu’r bwyd.',
    },
    own: {
      question: 'All ein tref ni gael ei marchnad ei hun?',
      answer:
        'Gall. Mae Tuck In am ddim o dan yr Apache License 2.0. Mae’n dechrau ag un gorchymyn ar un peiriant Linux bach, gyda thref enghreifftiol i roi cynnig arni, a gall dyfu i wasanaethu gwlad gyfan.',
    },
    needs: {
      question: 'Beth sydd ei angen ar farchnad i fynd yn fyw?',
      answer:
        'Peiriant â chyfeiriad gwe, gweinydd post ar gyfer derbynebau ac, ar gyfer taliadau cerdyn, cyfrif gyda Stripe. Mae mapiau Google, mewngofnodi cymdeithasol a gwasanaeth cynnwys yn ddewisol. Mae’r farchnad yn gweithio hebddyn nhw.',
    },
    data: {
      question: 'Gan bwy mae’r data?',
      answer:
        'Y bobl sy’n rhedeg y farchnad. Mae cwsmeriaid, archebion a bwydlenni yn eu cronfa ddata eu hunain. Does dim cwcis hysbysebu, a does neb yn cael ei olrhain ar draws gwefannau eraill.',
    },
  },
} as const satisfies TranslationOf<typeof english>
