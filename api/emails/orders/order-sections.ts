import type { Order, OrderLine } from '#contract/orders.ts'
import { courierAddressLines } from '#rules/address/courier-address.ts'
import { isAskedOfKitchen } from '#rules/cart/if-sold-out.ts'
import { areOfSeveral, linesByMember } from '#rules/cart/members.ts'
import { statementsOf, type AllergenVerdict } from '#rules/menu/allergen-verdict.ts'
import type { Allergen } from '#rules/menu/allergens.ts'
import { formatPence } from '#rules/money/pence.ts'
import type { AmountRow, Email, EmailLine, EmailSection, Party } from '#api/emails/writing/email.ts'
import type { EmailLink, Phrase, Translate } from '#api/emails/writing/translate.ts'

/** What was ordered, dish by dish, each with its price, energy and allergens in writing. */
export function linesOf(order: Order, say: Translate): EmailSection {
  return { kind: 'lines', lines: underNames(order, (line) => lineOf(line, say)) }
}

/** The same of an order that is still to be cooked, with what to do about a dish that is sold out. */
export function linesToCook(order: Order, say: Translate, to: 'customer' | 'store'): EmailSection {
  const lines = underNames(order, (line) => {
    const written = lineOf(line, say)
    if (!isAskedOfKitchen(line.ifSoldOut)) return written
    const ifSoldOut = say(`${to}.ifSoldOut.${line.ifSoldOut}`)
    return { ...written, details: [...written.details, ifSoldOut] }
  })
  return { kind: 'lines', lines }
}

/** What was ordered but will not be cooked, so that its customer can order it elsewhere. */
export function linesNotCooked(order: Order, say: Translate): EmailSection {
  const lines = underNames(order, (line) => ({
    ...lineOf({ ...line, kcal: null, discountPence: 0 }, say),
    amount: null,
    allergens: '',
  }))
  return { kind: 'lines', lines }
}

type LineWithoutName = Omit<EmailLine, 'heading'>

/** The lines of everybody who ordered together, under their first names, as those of friends are. */
function underNames(
  { lines, contact }: Order,
  write: (line: OrderLine) => LineWithoutName,
): EmailLine[] {
  if (!areOfSeveral(lines)) return lines.map((line) => ({ heading: '', ...write(line) }))
  return linesByMember(lines).flatMap((group) =>
    group.lines.map((line, index) => ({
      heading: index === 0 ? group.memberName || firstNameOf(contact.name) : '',
      ...write(line),
    })),
  )
}

const firstNameOf = (name: string) => name.split(' ')[0] ?? name

function lineOf(line: OrderLine, say: Translate): LineWithoutName {
  const kcal = line.kcal?.toLocaleString('en-GB')
  const details = [
    optionsOf(line, say),
    ...line.parts.map((part) => {
      const options = optionsOf(part, say)
      return say(options ? 'line.partWith' : 'line.part', { ...part, options })
    }),
    line.note && say('line.note', { note: line.note }),
    kcal ? say(line.quantity === 1 ? 'line.kcal' : 'line.kcalEach', { kcal }) : '',
    line.isAgeRestricted ? say('line.ageRestricted') : '',
    line.discountPence > 0 ? `${say('line.discount')} −${formatPence(line.discountPence)}` : '',
  ]
  return {
    quantity: say('line.quantity', { quantity: String(line.quantity) }),
    name: line.name,
    amount: formatPence(line.linePence),
    details: details.filter((each) => each !== ''),
    allergens: declared(line.allergens, say),
  }
}

function optionsOf({ options }: Pick<OrderLine, 'options'>, say: Translate): string {
  return options
    .map(({ name, quantity }) =>
      quantity === 1 ? name : say('line.optionTimes', { quantity: String(quantity), name }),
    )
    .join(', ')
}

/** Every part of the price, so that a reader can add it up, and what happens to it. */
export function totalsOf(
  order: Order,
  say: Translate,
  { label, note }: { label: string; note: string },
): EmailSection {
  const rows: AmountRow[] = [
    { label: say('totals.subtotal'), amount: formatPence(order.subtotalPence) },
  ]
  if (order.discountPence > 0)
    rows.push({
      label: order.discount
        ? say('totals.discountNamed', { name: order.discount.name })
        : say('totals.discount'),
      amount: `−${formatPence(order.discountPence)}`,
      isDiscount: true,
    })
  if (order.serviceType === 'delivery') {
    const { deliveryFeePence: fee } = order
    const amount = fee === 0 ? say('totals.free') : formatPence(fee)
    rows.push({ label: say('totals.deliveryFee'), amount })
  }
  rows.push({ label: say('totals.platformFee'), amount: formatPence(order.platformFeePence) })
  if (order.plasticBagChargePence > 0)
    rows.push({
      label: say('totals.plasticBagCharge'),
      amount: formatPence(order.plasticBagChargePence),
    })
  if (order.tipPence > 0)
    rows.push({ label: say('totals.tip'), amount: formatPence(order.tipPence) })
  return { kind: 'totals', rows, total: { label, amount: formatPence(order.totalPence) }, note }
}

/** The allergens of everything together, what the customer told the kitchen, and whom to ring. */
export function allergensOf(order: Order, say: Translate): EmailSection {
  const sentences = [declared(order.allergens, say)]
  if (order.allergyNote) sentences.push(say('allergens.note', { note: order.allergyNote }))
  const phrases: Phrase[] = [
    [sentences.join(' ')],
    say.linked('allergens.unsure', { phone: phoneLink(order.store.phone) }),
  ]
  return { kind: 'notice', tone: 'allergens', title: say('allergens.title'), phrases }
}

/** In the words that pages have for it; what is not declared is always said. */
function declared(verdict: AllergenVerdict, say: Translate): string {
  const sentences = statementsOf(verdict).map((said) =>
    said.answer === 'nothingDeclared'
      ? say('allergens.nothingDeclared')
      : say(`allergens.${said.answer}`, { list: named(said.allergens, say) }),
  )
  return sentences.join(' ') || say('allergens.free')
}

const named = (allergens: readonly Allergen[], say: Translate): string =>
  allergens.map((each) => say(`allergen.${each}`)).join(', ')

/** The customer's note, as loud as it must be in a kitchen. */
export function allergyAlarm({ allergyNote }: Order, say: Translate): Email['alarm'] {
  if (!allergyNote) return null
  return { title: say('allergens.alarmTitle'), text: say('allergens.alarm', { note: allergyNote }) }
}

/** Challenge 25, where something in the order asks for it. */
export function proofOfAge(order: Order, say: Translate, to: 'customer' | 'store'): EmailSection[] {
  if (!order.lines.some(({ isAgeRestricted }) => isAgeRestricted)) return []
  const title = say('challenge25.title')
  return [{ kind: 'notice', tone: 'plain', title, phrases: [[say(`challenge25.${to}`)]] }]
}

/** Where the food goes, or went. */
export function destinationOf(order: Order, say: Translate, isOver: boolean): Party {
  const wishes = isOver ? [] : wishesOf(order, say)
  if (order.serviceType === 'collection')
    return {
      title: say(isOver ? 'party.collectedFrom' : 'party.collectFrom'),
      lines: [order.store.name, ...addressLines(order.store.address), order.store.phone, ...wishes],
    }
  const { contact, addressLine, address, deliveryNote } = order
  return {
    title: say(isOver ? 'party.wentTo' : 'party.goingTo'),
    lines: [
      contact.name,
      ...(address ? courierAddressLines({ address, addressLine }) : []),
      deliveryNote && say('party.quoted', { note: deliveryNote }),
      ...wishes,
    ].filter((line) => line !== ''),
  }
}

/** Who takes the food, and whether with cutlery, as far as somebody was asked. */
export function wishesOf({ leaveAtDoor, wantsCutlery }: Order, say: Translate): string[] {
  return [
    leaveAtDoor === null ? '' : say(leaveAtDoor ? 'party.leaveAtDoor' : 'party.handOver'),
    wantsCutlery === null ? '' : say(wantsCutlery ? 'party.withCutlery' : 'party.noCutlery'),
  ].filter((line) => line !== '')
}

/** Whose goods they are: the law wants the seller's name and address. */
export function sellerOf({ store }: Order, say: Translate): Party {
  const names = store.legalName === store.name ? [store.name] : [store.legalName, store.name]
  return { title: say('party.soldBy'), lines: [...names, ...addressLines(store.address)] }
}

/** An address that was written in one line, as on an envelope. */
function addressLines(address: string): string[] {
  const lines = address.split(',').map((line) => line.trim())
  return lines.filter((line) => line !== '' && line !== 'UK' && line !== 'United Kingdom')
}

export function phoneLink(phone: string): EmailLink {
  return { text: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` }
}
