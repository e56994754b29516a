import type { TranslationOf } from '#rules/text/translator.ts'
import type { legal as english } from '../en/legal.ts'

export const legal = {
  prevails:
    'Cyfieithiad yw’r testun hwn. Os oes gwahaniaeth rhyngddo a’r testun Saesneg, y testun Saesneg sy’n cyfrif.',
  terms: {
    title: 'Telerau ac amodau',
    description: 'Yr hyn rydych chi a ni yn cytuno iddo pan fyddwch yn archebu yma.',
    who: {
      heading: 'Gan bwy rydych yn archebu',
      text: 'Ni sy’n rhedeg y farchnad: rydyn ni’n dangos bwydlenni, yn cymryd archebion ac yn eu hanfon ymlaen. Y bwyty rydych yn ei ddewis sy’n gwneud ac yn gwerthu’r bwyd. Mae ei enw a’i gyfeiriad wrth y til ac ar eich derbynneb.',
    },
    orders: {
      heading: 'Pan dderbynnir archeb',
      text: 'Rydych yn archebu pan fyddwch yn pwyso’r botwm â’r pris arno. Yna bydd y bwyty’n derbyn neu’n gwrthod. Nes iddo dderbyn, gallwch ganslo ar dudalen eich archeb. Os na fydd neb yn ateb, bydd yr archeb yn cael ei gwrthod yn awtomatig ac ni fyddwch yn talu dim.',
    },
    prices: {
      heading: 'Yr hyn rydych yn ei dalu',
      text: 'Y cyfanswm wrth y til yw’r pris cyfan: y bwyd, y ffi ddanfon, y ffi blatfform, y bag ac unrhyw ddisgownt. Os bydd pris yn newid wrth i chi ddewis, byddwch yn gweld y cyfanswm newydd cyn archebu.',
    },
    changes: {
      heading: 'Newid eich meddwl',
      text: 'Mae bwyd yn cael ei wneud yn ffres i chi ac mae’n ddarfodus, felly ni allwch ganslo ar ôl i’r gwaith o’i wneud ddechrau. Os oes rhywbeth ar goll, yn oer neu’n anghywir, dywedwch wrth y bwyty neu ysgrifennwch aton ni. Nid yw hyn yn effeithio ar eich hawliau o dan gyfraith defnyddwyr.',
    },
    allergens: {
      heading: 'Alergeddau',
      text: 'Mae bwytai’n dweud wrthon ni pa rai o’r 14 alergen y mae saig yn eu cynnwys neu y gallai eu cynnwys. Dydy “Heb ei ddatgan” ddim yn golygu “Heb”. Os yw eich alergedd yn ddifrifol, ffoniwch y bwyty cyn archebu.',
    },
    age: {
      heading: 'Alcohol ac eitemau eraill â chyfyngiad oedran',
      text: 'Os ydych yn edrych yn iau na 25, bydd gofyn i chi brofi eich bod yn 18 oed neu’n hŷn, wrth y drws neu wrth y cownter. Heb brawf, ni ellir rhoi’r eitemau hyn i chi.',
    },
    discounts: {
      heading: 'Disgowntiau',
      text: 'Rydyn ni’n defnyddio un disgownt ar bob archeb: yr un gorau rydych yn gymwys i’w gael. Mae gan bob disgownt ei amodau ei hun. Does gan ddisgowntiau ddim gwerth ariannol.',
    },
    accounts: {
      heading: 'Eich cyfrif',
      text: 'Peidiwch â rhannu eich cyfrinair, a dywedwch wrthon ni os ydych yn meddwl bod rhywun arall yn ei wybod. Gallwn atal cyfrifon sy’n cael eu defnyddio i dwyllo neu i niweidio eraill.',
    },
  },
  privacy: {
    title: 'Hysbysiad preifatrwydd',
    description: 'Beth rydyn ni’n ei storio amdanoch chi, pam, am ba hyd, a phwy sy’n ei weld.',
    controller: {
      heading: 'Pwy sy’n gyfrifol',
      text: '{{who}} sy’n gyfrifol am yr hyn y mae’r wefan hon yn ei storio amdanoch chi, ac sy’n penderfynu beth sy’n digwydd iddo.',
    },
    orders: {
      heading: 'Pan fyddwch yn archebu',
      text: 'Rydyn ni’n storio eich enw, ebost, rhif ffôn, cyfeiriad, nodiadau a’r hyn a archeboch. Mae’r bwyty rydych yn archebu ganddo yn eu gweld, er mwyn iddo allu coginio a danfon. Gall y rhai ohonon ni sy’n gofalu am archebion eu gweld hefyd, er mwyn i ni allu helpu os aiff rhywbeth o’i le. Mae’r gyfraith yn mynnu cofnodion o werthiannau.',
    },
    account: {
      heading: 'Pan fydd gennych gyfrif',
      text: 'Rydyn ni’n storio eich enw, ebost, rhif ffôn a’r cyfeiriadau rydych wedi’u cadw nes i chi eu newid neu eu dileu. Rydyn ni hefyd yn storio lle rydych wedi mewngofnodi, er mwyn i chi allu allgofnodi yno. Rydyn ni’n storio eich cyfrinair ar ffurf wedi’i sgramblo yn unig, na all neb ei darllen.',
    },
    reviews: {
      heading: 'Pan fyddwch yn adolygu archeb',
      text: 'Awr ar ôl archeb, gallwn eich ebostio unwaith i ofyn sut oedd hi. Mae dolen ym mhob un o’r ebyst hyn i’w stopio. Rydyn ni’n dangos eich enw cyntaf, llythyren gyntaf eich cyfenw, eich sêr, eich geiriau a’ch lluniau i bawb. Os byddwch yn dileu eich cyfrif, byddan nhw’n aros, heb eich enw. Os byddwch yn rhoi gwybod am adolygiad, rydyn ni’n storio’r hyn a ysgrifennoch a phwy ydych chi, er mwyn i ni allu ei wirio.',
    },
    places: {
      heading: 'Pan fyddwch yn chwilio ger cyfeiriad',
      text: 'Rydyn ni’n defnyddio’r hyn rydych yn ei deipio ac, os byddwch yn caniatáu hynny, leoliad eich dyfais i ddod o hyd i fwytai yn ymyl. Dydyn ni ddim yn ei storio gyda’ch enw.',
    },
    device: {
      heading: 'Ar eich dyfais',
      text: 'Mae eich porwr yn storio eich basged, y cyfeiriad a ddewisoch, eich alergeddau a’ch mewngofnodi, er mwyn i’r wefan weithio. Mae hefyd yn storio’r tudalennau a’r archebion a agoroch ddiwethaf, fel y gallwch eu darllen heb gysylltiad; mae allgofnodi yn dileu’r archebion. Os byddwch yn troi hysbysiadau ymlaen, y cwmni sy’n gwneud eich porwr sy’n eu danfon, wedi’u hamgryptio, nes i chi eu diffodd neu allgofnodi. Does dim cwcis hysbysebu, a does neb yn eich olrhain ar draws gwefannau eraill.',
    },
    monitoring: {
      heading: 'Pan fydd tudalen yn methu',
      text: 'Os byddwch yn cytuno, bydd eich porwr yn rhoi gwybod am wallau a pha mor gyflym yw tudalennau, ac weithiau’n recordio sut y defnyddiwyd tudalen. Mae recordiadau’n gadael allan bob testun, enwau ac unrhyw beth rydych yn ei deipio. Mae gwasanaeth yn casglu’r adroddiadau hyn i ni. Gallwch ei stopio unrhyw bryd o dan Dewisiadau preifatrwydd, ar waelod pob tudalen.',
    },
    letters: {
      heading: 'Pan fyddwch yn ysgrifennu aton ni',
      text: 'Rydyn ni’n storio eich neges a’n hateb, er mwyn i ni allu edrych yn ôl arnyn nhw. Mae pawb ohonon ni sy’n eu darllen yn cael eu cofnodi.',
    },
    time: {
      heading: 'Am ba hyd',
      text: 'Rydyn ni’n storio eich cyfrif nes i chi ei ddileu, a sesiynau mewngofnodi nes iddyn nhw ddod i ben. Rydyn ni’n dileu’r gweddill ar ôl:',
    },
    stored: {
      orders:
        'eich enw, cyfeiriad a nodiadau mewn archeb, y mae cyfraith treth yn gofyn amdanyn nhw: {{time}}',
      unpaidOrders: 'pwy oedd eisiau archeb na thalwyd amdani: {{time}}',
      carts: 'basgedi na ddaethon nhw’n archebion, ar ôl eu newid diwethaf: {{time}}',
      enquiries: 'negeseuon aton ni, a’n hatebion: {{time}}',
      deliveryNotices:
        'eich cyfeiriad ebost a’ch cod post, tra byddwch yn aros i fwyty ddanfon yno: {{time}}',
      accountEvents: 'pryd y mewngofnododd rhywun i’ch cyfrif neu ei newid: {{time}}',
      problemPhotos: 'lluniau o broblemau gydag archeb: {{time}}',
      readings: 'pwy ohonon ni a ddarllenodd eich data: {{time}}',
      identityDocuments:
        'dogfennau adnabod perchennog bwyty, ar ôl i ni edrych arnyn nhw: {{time}}',
    },
    rights: {
      heading: 'Eich hawliau',
      text: 'Gallwch weld beth rydyn ni’n ei storio amdanoch chi, ei gael wedi’i gywiro neu ei ddileu, mynd ag ef gyda chi, neu wrthwynebu. Defnyddiwch “Eich data” yn eich cyfrif i’w weld neu ei ddileu. Os archeboch heb gyfrif, ysgrifennwch aton ni o’r cyfeiriad ebost a roesoch, ac fe anfonwn atoch yr hyn rydyn ni’n ei storio, neu ei ddileu. Ar gyfer unrhyw beth arall, ysgrifennwch aton ni ar y dudalen gysylltu. Gallwch hefyd gwyno i Swyddfa’r Comisiynydd Gwybodaeth.',
    },
  },
} as const satisfies TranslationOf<typeof english>
