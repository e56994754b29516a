import type { Order, OrderLine } from '#contract/orders.ts'
import { courierAddressLines } from '#rules/address/courier-address.ts'
import { isInstruction } from '#rules/cart/if-sold-out.ts'
import { areOfSeveral, linesByMember } from '#rules/cart/members.ts'
import { statementsOf, type AllergenVerdict } from '#rules/menu/allergen-verdict.ts'
import type { Allergen } from '#rules/menu/allergens.ts'
import { formatPence } from '#rules/money/pence.ts'
import { LANGUAGES } from '#rules/text/languages.ts'
import type { AmountRow, Email, EmailLine, EmailSection, Party } from '#api/emails/writing/email.ts'
import type { EmailLink, Phrase, Translate } from '#api/emails/writing/translate.ts'

/** The items, each with its price, energy and allergens in writing. */
export function linesOf(order: Order, t: Translate): EmailSection {
  return { kind: 'lines', lines: underNames(order, (line) => lineOf(line, t)) }
}

/** The same for an order that is still to be cooked, with what to do about a sold-out item. */
export function linesToCook(order: Order, t: Translate, to: 'customer' | 'store'): EmailSection {
  const lines = underNames(order, (line) => {
    const written = lineOf(line, t)
    if (!isInstruction(line.ifSoldOut)) return written
    const ifSoldOut = t(`${to}.ifSoldOut.${line.ifSoldOut}`)
    return { ...written, details: [...written.details, ifSoldOut] }
  })
  return { kind: 'lines', lines }
}

/** The items that will not be cooked, so that the customer can order them elsewhere. */
export function linesNotCooked(order: Order, t: Translate): EmailSection {
  const lines = underNames(order, (line) => ({
    ...lineOf({ ...line, kcal: null, discountPence: 0 }, t),
    amount: null,
    allergens: '',
  }))
  return { kind: 'lines', lines }
}

type LineWithoutName = Omit<EmailLine, 'heading'>

/** The lines of a shared order, under the first names of those who ordered them. */
function underNames(
  { lines, contact }: Order,
  write: (line: OrderLine) => LineWithoutName,
): EmailLine[] {
  // What the store has taken out is not cooked and costs nothing.
  const ordered = lines.filter(({ quantity }) => quantity > 0)
  if (!areOfSeveral(ordered)) return ordered.map((line) => ({ heading: '', ...write(line) }))
  return linesByMember(ordered).flatMap((group) =>
    group.lines.map((line, index) => ({
      heading: index === 0 ? group.memberName || firstNameOf(contact.name) : '',
      ...write(line),
    })),
  )
}

const firstNameOf = (name: string) => name.split(' ')[0] ?? name

function lineOf(line: OrderLine, t: Translate): LineWithoutName {
  const kcal = line.kcal?.toLocaleString(LANGUAGES[t.language].locale)
  const details = [
    optionsOf(line, t),
    ...line.parts.map((part) => {
      const options = optionsOf(part, t)
      return t(options ? 'line.partWith' : 'line.part', { ...part, options })
    }),
    line.note && t('line.note', { note: line.note }),
    kcal ? t(line.quantity === 1 ? 'line.kcal' : 'line.kcalEach', { kcal }) : '',
    line.isAgeRestricted ? t('line.ageRestricted') : '',
    line.discountPence > 0 ? `${t('line.discount')} −${formatPence(line.discountPence)}` : '',
  ]
  return {
    quantity: t('line.quantity', { quantity: String(line.quantity) }),
    name: line.name,
    amount: formatPence(line.linePence),
    details: details.filter((each) => each !== ''),
    allergens: declared(line.allergens, t),
  }
}

function optionsOf({ options }: Pick<OrderLine, 'options'>, t: Translate): string {
  return options
    .map(({ name, quantity }) =>
      quantity === 1 ? name : t('line.optionTimes', { quantity: String(quantity), name }),
    )
    .join(', ')
}

/** Every part of the price, so that a reader can add it up, and how it is paid. */
export function totalsOf(
  order: Order,
  t: Translate,
  { label, note }: { label: string; note: string },
): EmailSection {
  const rows: AmountRow[] = [
    { label: t('totals.subtotal'), amount: formatPence(order.subtotalPence) },
  ]
  if (order.discountPence > 0)
    rows.push({
      label: order.discount
        ? t('totals.discountNamed', { name: order.discount.name })
        : t('totals.discount'),
      amount: `−${formatPence(order.discountPence)}`,
      isDiscount: true,
    })
  if (order.serviceType === 'delivery') {
    const { deliveryFeePence: fee } = order
    const amount = fee === 0 ? t('totals.free') : formatPence(fee)
    rows.push({ label: t('totals.deliveryFee'), amount })
  }
  rows.push({ label: t('totals.platformFee'), amount: formatPence(order.platformFeePence) })
  if (order.plasticBagChargePence > 0)
    rows.push({
      label: t('totals.plasticBagCharge'),
      amount: formatPence(order.plasticBagChargePence),
    })
  if (order.tipPence > 0) rows.push({ label: t('totals.tip'), amount: formatPence(order.tipPence) })
  return { kind: 'totals', rows, total: { label, amount: formatPence(order.totalPence) }, note }
}

/** The allergens of everything together, the customer's note to the kitchen, and whom to ring. */
export function allergensOf(order: Order, t: Translate): EmailSection {
  const sentences = [declared(order.allergens, t)]
  if (order.allergyNote) sentences.push(t('allergens.note', { note: order.allergyNote }))
  const phrases: Phrase[] = [
    [sentences.join(' ')],
    t.linked('allergens.unsure', { phone: phoneLink(order.store.phone) }),
  ]
  return { kind: 'notice', tone: 'allergens', title: t('allergens.title'), phrases }
}

/** In the same words as on pages; undeclared allergens are always named. */
function declared(verdict: AllergenVerdict, t: Translate): string {
  const sentences = statementsOf(verdict).map((statement) =>
    statement.answer === 'nothingDeclared'
      ? t('allergens.nothingDeclared')
      : t(`allergens.${statement.answer}`, { list: named(statement.allergens, t) }),
  )
  return sentences.join(' ') || t('allergens.free')
}

const named = (allergens: readonly Allergen[], t: Translate): string =>
  allergens.map((each) => t(`allergen.${each}`)).join(', ')

/** The customer's allergy note, as prominent as a kitchen needs it. */
export function allergyAlarm({ allergyNote }: Order, t: Translate): Email['alarm'] {
  if (!allergyNote) return null
  return { title: t('allergens.alarmTitle'), text: t('allergens.alarm', { note: allergyNote }) }
}

/** Challenge 25, if something in the order requires it. */
export function proofOfAge(order: Order, t: Translate, to: 'customer' | 'store'): EmailSection[] {
  if (!order.lines.some(({ isAgeRestricted }) => isAgeRestricted)) return []
  const title = t('challenge25.title')
  return [{ kind: 'notice', tone: 'plain', title, phrases: [[t(`challenge25.${to}`)]] }]
}

/** The delivery or collection address. */
export function destinationOf(order: Order, t: Translate, isOver: boolean): Party {
  const wishes = isOver ? [] : wishesOf(order, t)
  if (order.serviceType === 'collection')
    return {
      title: t(isOver ? 'party.collectedFrom' : 'party.collectFrom'),
      lines: [order.store.name, ...addressLines(order.store.address), order.store.phone, ...wishes],
    }
  const { contact, addressLine, address, deliveryNote } = order
  return {
    title: t(isOver ? 'party.deliveredTo' : 'party.deliveringTo'),
    lines: [
      contact.name,
      ...(address ? courierAddressLines({ address, addressLine }) : []),
      deliveryNote && t('party.quoted', { note: deliveryNote }),
      ...wishes,
    ].filter((line) => line !== ''),
  }
}

/** How the food is handed over, and whether with cutlery and a bag, if that was chosen. */
export function wishesOf({ leaveAtDoor, wantsCutlery, noBag }: Order, t: Translate): string[] {
  return [
    leaveAtDoor === null ? '' : t(leaveAtDoor ? 'party.leaveAtDoor' : 'party.handOver'),
    wantsCutlery === null ? '' : t(wantsCutlery ? 'party.withCutlery' : 'party.noCutlery'),
    noBag === null ? '' : t(noBag ? 'party.noBag' : 'party.withBag'),
  ].filter((line) => line !== '')
}

/** The seller: the law requires their name and address. */
export function sellerOf({ store }: Order, t: Translate): Party {
  const names = store.legalName === store.name ? [store.name] : [store.legalName, store.name]
  return { title: t('party.soldBy'), lines: [...names, ...addressLines(store.sellerAddress)] }
}

/** An address of one line as several, as on an envelope. */
function addressLines(address: string): string[] {
  const lines = address.split(',').map((line) => line.trim())
  return lines.filter((line) => line !== '' && line !== 'UK' && line !== 'United Kingdom')
}

export function phoneLink(phone: string): EmailLink {
  return { text: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` }
}
