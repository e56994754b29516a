import type { ReceiptTexts } from './receipt-texts.ts'

/** The same in Welsh. Names and amounts stand where they need no mutation. */
export const welshReceiptTexts: ReceiptTexts = {
  heading: 'Derbynneb',
  title: (number, store) => `Derbynneb am archeb ${number} o ${store}`,
  order: (number, at) => `Archeb ${number}, ${at}`,
  soldBy: 'Gwerthwyd gan',
  trading: (name) => `Yn masnachu fel ${name}`,
  companyNumber: (number) => `Rhif y cwmni ${number}`,
  vatNumber: (number) => `Rhif TAW ${number}`,
  customer: { delivery: 'Danfonwyd i', collection: 'Casglwyd gan' },
  columns: ['Eitem', 'Swm'],
  line: (quantity, name) => `${quantity} × ${name}`,
  subtotal: 'Bwyd a diod',
  discount: 'Disgownt',
  deliveryFee: 'Ffi ddanfon',
  platformFee: (marketplace) => `Ffi blatfform, a godwyd gan ${marketplace}`,
  bags: 'Tâl am fag plastig',
  tip: 'Cildwrn i’r danfonwr',
  total: 'Cyfanswm a dalwyd',
  refunded: 'Ad-dalwyd',
  left: 'Cyfanswm ar ôl ad-daliadau',
  paidCash: 'Talwyd ag arian parod.',
  card: (brand, lastDigits) => `cherdyn ${brand} yn gorffen â ${lastDigits}`,
  paidCard: (card) => `Talwyd â ${card ?? 'cherdyn'}.`,
  refunds: 'Ad-daliadau',
  changed: 'doedd gan y bwyty ddim ar ôl o saig',
  refund: (amount, at, reason) => (reason ? `${amount}, ${at}: ${reason}` : `${amount}, ${at}`),
  refundOnItsWay: (amount, at, reason) =>
    `${welshReceiptTexts.refund(amount, at, reason)} (ar ei ffordd)`,
  laterTip: (amount) =>
    `Rhoesoch hefyd gildwrn o ${amount} i’r danfonwr â cherdyn ar ôl danfon. Nid yw yn y cyfanswm.`,
  vat: 'TAW',
  vatWithin: (percent, amount) =>
    `Mae’r bwyd, y ffi ddanfon a’r bagiau’n cynnwys ${amount} o TAW ar gyfradd o ${percent}%.`,
  vatAtRate: (percent, sold, amount) =>
    `Mae ${sold} ohono’n cynnwys ${amount} o TAW ar gyfradd o ${percent}%.`,
  vatLeftByRate: 'Ar ôl ad-daliadau gan y bwyty:',
  vatLeft: (amount) => `Ar ôl ad-daliadau gan y bwyty, maen nhw’n cynnwys ${amount}.`,
  vatRateUnknown:
    'Nid yw cyfradd TAW yr archeb hon yn hysbys, felly nid yw’r TAW yn cael ei dangos.',
  vatUnknown: (legalName) =>
    `Doedd ${legalName} ddim wedi rhoi rhif TAW pan wnaed yr archeb hon, felly nid yw TAW yn cael ei dangos.`,
  platformVat: (marketplace) =>
    `Tâl ${marketplace} ei hun yw’r ffi blatfform, a’r danfonwr sy’n cael y cildwrn.`,
  runBy: (marketplace, identity) => `Mae ${marketplace} yn cael ei redeg gan ${identity}.`,
  page: (page) => `Tudalen ${page}`,
}
