import type { DeclineReason } from '#contract/orders.ts'
import type { Allergen } from '#rules/menu/allergens.ts'

/**
 * Every sentence of every e-mail, in British English; `{name}` is filled in. Another language is
 * another object with the same keys: a missing one fails the type check.
 */
export const englishTexts = {
  'customer.received.subject': '{store} has your order {number}',
  'customer.received.preheader': '{total}, {paying}. They have until {deadline} to answer.',
  'customer.received.preheaderAnswered': '{total}, {paying}.',
  'customer.received.lead': 'Thanks, {firstName}. We have passed your order to {store}.',
  'customer.received.heading': 'They have until {deadline} to answer',
  'customer.received.headingAnswered': 'Your order in writing',
  'customer.received.next':
    'We write again as soon as they do. If nobody answers by {deadline}, the order declines itself and there is nothing to pay.',
  'customer.received.nextOnline':
    "We write again as soon as they do. If nobody answers by {deadline}, the order declines itself and your card isn't charged.",

  'customer.accepted.subject': '{store} is cooking your order {number}',
  'customer.accepted.subjectLater': '{store} has accepted your order {number}',
  'customer.accepted.preheader': '{expected}. {total}, {paying}.',
  'customer.accepted.lead': 'Good news, {firstName}. {store} has accepted your order.',
  'customer.accepted.delivery':
    'Keep your phone near: the rider may ring. Follow your order to see when it leaves the kitchen.',
  'customer.accepted.collection':
    'Give your order number {number} at the counter. Follow your order to see when it is ready.',

  'customer.declined.subject': '{store} could not take your order {number}',
  'customer.declined.lead': 'Sorry, {firstName}. {money}',
  'customer.declined.heading': '{store} could not take your order',
  'customer.declined.next':
    'Nothing will be cooked and nothing is charged. Other kitchens near you are taking orders: your postcode shows which.',
  'customer.declined.nextSoldOut':
    'Nothing will be cooked and nothing is charged. You can order again from {store} without what has sold out, or see who else cooks near you.',
  'customer.declined.nextAllergy':
    'Nothing will be cooked and nothing is charged. Ring {phone} if you want to know what they can make, or see who else cooks near you.',

  'customer.cancelled.subject': 'Your order {number} from {store} is cancelled',
  'customer.cancelled.leadByCustomer': '{firstName}, you cancelled this order in time.',
  'customer.cancelled.leadByStore':
    'Sorry, {firstName}. {store} had to cancel after accepting your order.',
  'customer.cancelled.leadByOperator': 'Sorry, {firstName}. We had to cancel this order.',
  'customer.cancelled.heading': 'Your order is cancelled',
  'customer.cancelled.next':
    'There is nothing to pay. If you have already paid {store}, ring {phone} and they will give it back.',
  'customer.cancelled.nextOnline': '{money} If you want to know more, ring {store} on {phone}.',
  'customer.cancelled.nextByCustomer': 'The kitchen knows. {money}',

  'customer.completed.subject': 'Your receipt for order {number}, {total}',
  'customer.completed.preheader': '{store}, {day}. Paid in cash.',
  'customer.completed.preheaderOnline': '{store}, {day}. Paid by card.',
  'customer.completed.lead': 'Tuck in, {firstName}. This is your receipt.',
  'customer.completed.heading': '{total} at {store}',

  'customer.refunded.subject': '{amount} back for your order {number}',
  'customer.refunded.preheader': 'It goes back to {card}.',
  'customer.refunded.lead': 'Hello {firstName}. Some money from {store} is coming back to you.',
  'customer.refunded.heading': '{amount} is on its way back to you',
  'customer.refunded.byMistake':
    'We are sorry: {store} never took this order, and your card was charged all the same. That was our mistake. All of it goes back to you.',
  'customer.refunded.help': 'Ring {store} on {phone}.',

  'customer.refundReturned.subject': '{amount} for order {number} has not reached you',
  'customer.refundReturned.preheader':
    'Your bank sent it back. It is still yours, and safe with us.',
  'customer.refundReturned.lead': 'Sorry, {firstName}. Your money has come back to us.',
  'customer.refundReturned.heading': '{amount} did not reach {card}',
  'customer.refundReturned.why':
    'Your bank sent it back. That happens when a card has been replaced or its account is closed. The money is still yours, and safe with us.',
  'customer.refundReturned.next':
    'You need not do anything: we are finding another way, and will be in touch.',

  'store.received.subject': 'New order {number}, {due}',
  'store.received.preheader': 'Answer by {deadline}, or it declines itself.',
  'store.received.lead': 'New order for {store}.',
  'store.received.heading': 'Answer by {deadline}',
  'store.received.headingAnswered': 'Order {number} in writing',
  'store.received.due': 'It is due {due}.',
  'store.received.next':
    'Accept or decline it in the store app. If nobody does by {deadline}, it declines itself.',
  'store.accepted.subject': 'Order {number} accepted, {due}',
  'store.accepted.lead': '{store} has accepted this order.',
  'store.accepted.heading': 'Order {number}, {due}',
  'store.declined.subject': 'Order {number} is declined',
  'store.declined.lead': 'Do not cook this order. The customer knows and pays nothing.',
  'store.declined.heading': 'Order {number} is declined',
  'store.cancelled.subject': 'Order {number} is cancelled: do not cook it',
  'store.cancelled.lead': 'Do not cook or send out this order.',
  'store.cancelled.heading': 'Order {number} is cancelled',
  'store.cancelled.byCustomer': 'The customer cancelled before it was accepted.',
  'store.cancelled.byStore': 'It was cancelled in the store app.',
  'store.cancelled.byOperator': '{marketplace} cancelled it.',
  'store.completed.subject': 'Order {number} is complete, {total}',
  'store.completed.preheader': 'Receipt for your books.',
  'store.completed.lead': '{store} has completed this order.',
  'store.completed.heading': 'Order {number}, {total}',
  'store.refunded.subject': '{amount} given back for order {number}',
  'store.refunded.preheader': 'Your statement shows what of it is at your expense.',
  'store.refunded.lead': '{marketplace} has given a customer money back.',
  'store.refunded.heading': '{amount} given back for order {number}',

  'store.refundReturned.subject': '{amount} for order {number} has come back',
  'store.refundReturned.preheader': 'Your statement no longer counts it as given back.',
  'store.refundReturned.lead': 'A bank has sent back what was given to a customer.',
  'store.refundReturned.next':
    'The customer knows. {marketplace} is finding another way, so please pay nothing in cash.',

  'action.follow': 'Follow your order',
  'action.see': 'See your order',
  'action.findFood': 'Find food',
  'action.openStoreApp': 'Open the store app',

  'order.facts': 'Order {number}, placed {placedAt}',
  'order.arriving': 'Arriving {when}',
  'order.ready': 'Ready to collect {when}',
  'order.around': 'around {time}',
  'order.between': '{from} to {to}',
  'order.onDay': '{day}, {time}',
  'order.wished': 'You asked for {when}.',
  'order.wishedAsap': 'You asked for it as soon as possible: {when}.',
  'order.dueDelivery': 'at the door {when}',
  'order.dueCollection': 'on the counter {when}',

  'line.quantity': '{quantity} ×',
  'line.optionTimes': '{quantity} × {name}',
  'line.part': '{slotName}: {name}',
  'line.partWith': '{slotName}: {name} ({options})',
  'line.note': 'Note: “{note}”',
  'line.kcal': '{kcal} kcal',
  'line.kcalEach': '{kcal} kcal each',
  'line.discount': 'Discount',
  'line.ageRestricted': 'Age-restricted',

  'totals.subtotal': 'Subtotal',
  'totals.discount': 'Discount',
  'totals.discountNamed': 'Discount ({name})',
  'totals.deliveryFee': 'Delivery fee',
  'totals.platformFee': 'Platform fee',
  'totals.plasticBagCharge': 'Plastic bag charge',
  'totals.tip': 'Tip for the rider',
  'totals.toPay': 'Total to pay',
  'totals.paid': 'Total paid',
  'totals.toTake': 'Total to take',
  'totals.taken': 'Total taken',
  'totals.total': 'Total',
  'totals.givenBack': 'Given back',
  'totals.stillToGiveBack': 'Still to give back',
  'totals.vat': 'Prices include VAT where it applies.',

  'paying.cashAtDoor': 'cash at the door',
  'paying.cashAtCounter': 'cash at the counter',
  'paying.held': 'held on {card}',
  'paying.byCard': 'paid by {card}',
  'paying.notCharged': 'not charged',
  'paying.heldUntil':
    'Held on {card}. It is taken when {store} accepts, and let go if they do not.',
  'paying.paidByCard': 'Paid by {card}.',
  'paying.givenBack': '{amount} of it was given back.',
  'paying.toPayDelivery': 'Pay in cash when your food arrives.',
  'paying.toPayCollection': 'Pay in cash when you collect.',
  'paying.paid': 'Paid in cash on {day}.',
  'paying.toTakeDelivery': 'Cash, to be taken at the door.',
  'paying.toTakeCollection': 'Cash, to be taken at the counter.',

  'taking.online': 'Paid online: there is nothing to take at hand-over.',
  'taking.taken': 'Paid online. It is in your statement.',

  'money.card': 'your card',
  'money.cardNamed': 'your {brand} card ending {last4}',
  'money.nothingToPay': 'There is nothing to pay.',
  'money.notCharged': "Your card wasn't charged.",
  'money.letGo': 'What was held on {card} is let go. Some banks take a few days to show it.',
  'money.givingBack': 'We are giving {amount} back to {card}.',
  'money.showsLater': 'It goes back to {card}. Banks take up to 10 working days to show it.',
  'refund.rest': 'All that was left of the order, with its fees.',

  'allergens.title': 'Allergens in this order.',
  'allergens.contains': 'Contains {list}.',
  'allergens.may': 'May contain {list}.',
  'allergens.notDeclared': 'Not declared by the kitchen: {list}.',
  'allergens.noneDeclared': 'The kitchen has not declared any of the 14 allergens.',
  'allergens.lineNotDeclared': 'Not declared: {list}.',
  'allergens.lineNoneDeclared': 'Allergens not declared.',
  'allergens.free': 'None of the 14 allergens, as declared by the kitchen.',
  'allergens.told': 'You told them: “{note}”',
  'allergens.unsure': 'Unsure? Ring {phone} before you eat.',
  'allergens.alarmTitle': 'Allergy note from the customer',
  'allergens.alarm': '“{note}”',

  'party.goingTo': 'Going to',
  'party.wentTo': 'Delivered to',
  'party.collectFrom': 'Collect from',
  'party.collectedFrom': 'Collected from',
  'party.soldBy': 'Sold by',
  'party.customer': 'Customer',
  'party.quoted': '“{note}”',
  'party.toDeliver': 'Delivery to {postCode}',
  'party.toCollect': 'Collection',
  'party.restInApp': 'Address and phone number are in the store app.',

  'challenge25.customer':
    'Part of this order is age-restricted. Whoever takes it needs proof of age if they look under 25.',
  'challenge25.store':
    'Part of this order is age-restricted: Challenge 25. Ask for proof of age from anybody who looks under 25.',
  'challenge25.title': 'Proof of age.',

  'help.title': 'Something not right?',
  'help.customer': 'Ring {store} on {phone}, or open {orderPage}.',
  'help.orderPage': 'your order page',
  'help.rights':
    'Food is made to order for you, so the 14-day right to change your mind ends once the kitchen accepts. Your right to food that is as described stays.',

  'account.stranger': 'there',
  'account.confirm.subject': 'Confirm your e-mail for {marketplace}',
  'account.confirm.preheader':
    'One press, then your name and a password. The link works for 24 hours.',
  'account.confirm.lead': 'Hello, and welcome to the table.',
  'account.confirm.heading': 'Confirm your e-mail',
  'account.confirm.text':
    'Press the button, tell us your name and phone number and choose a password, and you can order. The link works for 24 hours.',
  'account.confirm.ignore':
    'Not you? Then somebody mistyped their address. Do nothing, and no account is made.',
  'account.reset.subject': 'Choose a new password for {marketplace}',
  'account.reset.preheader': 'The link works for an hour.',
  'account.reset.lead': 'Hello {firstName}.',
  'account.reset.heading': 'Choose a new password',
  'account.reset.text':
    'Somebody, most likely you, asked to set a new password. The link works for an hour and once.',
  'account.reset.ignore':
    'Not you? Do nothing: your password stays as it is, and nobody else can see this link.',
  'account.passwordChanged.subject': 'Your password for {marketplace} was changed',
  'account.passwordChanged.preheader': 'You have been signed out on other devices.',
  'account.passwordChanged.lead': 'Hello {firstName}.',
  'account.passwordChanged.heading': 'Your password was changed',
  'account.passwordChanged.text':
    'It was changed a moment ago, and every other device was signed out.',
  'account.passwordChanged.ignore':
    'Not you? Set a new password at once, so that whoever did it is out.',
  'account.providerLinked.subject': '{provider} now opens your {marketplace} account',
  'account.providerLinked.preheader': 'Your account can now be entered with {provider}.',
  'account.providerLinked.lead': 'Hello {firstName}.',
  'account.providerLinked.heading': '{provider} now opens your account',
  'account.providerLinked.text':
    'A moment ago somebody, most likely you, signed in with the {provider} account of this e-mail address. Your account here can be entered with it from now on; what you signed in with before works as ever.',
  'account.providerLinked.ignore':
    'Not you? Then somebody uses your {provider} account. Change its password at {provider} first, then set a new one here: that signs everybody out and takes {provider} off your account.',
  'account.provider.google': 'Google',
  'account.provider.facebook': 'Facebook',
  'action.confirm': 'Confirm my e-mail',
  'action.reset': 'Choose a new password',
  'enquiry.contact.subject': '{name} wrote to you',
  'enquiry.contact.lead': 'Somebody has filled in the contact form.',
  'enquiry.partner.subject': '{restaurant} would like to join',
  'enquiry.partner.lead': 'A restaurant has filled in the partner form.',
  'enquiry.from': 'From',
  'enquiry.field.restaurant': 'Restaurant',
  'enquiry.field.name': 'Name',
  'enquiry.field.email': 'E-mail',
  'enquiry.field.phone': 'Phone',
  'enquiry.field.postCode': 'Postcode',
  'enquiry.field.orderNumber': 'Order',
  'enquiry.answer': 'Answer by e-mail',
  'enquiry.footer':
    'Sent from a form of {marketplace}. What is above was typed by whoever filled it in.',
  'footer.account': 'Sent because this address was given to {marketplace}.',
  'footer.customer': 'Sent because you ordered on {marketplace}.',
  'footer.store': 'Sent because {store} sells on {marketplace}.',
  'footer.energy': 'Adults need around 2,000 kcal a day.',

  'reason.tooBusy': 'The kitchen is too busy to cook it in good time.',
  'reason.closing': 'The kitchen is about to close.',
  'reason.productUnavailable': 'Something in the order has sold out.',
  'reason.cannotDeliver': 'Nobody can deliver it at that time.',
  'reason.allergyUnsafe': 'The kitchen cannot make it safely for the allergy in the note.',
  'reason.noAnswer': 'Nobody at {store} answered by {deadline}.',
  'reason.other': 'The kitchen cannot take it this time.',
  'reason.quoted': 'They wrote: “{text}”',
  'reason.given': 'Reason given: “{text}”',

  'allergen.celery': 'celery',
  'allergen.gluten': 'gluten',
  'allergen.crustaceans': 'crustaceans',
  'allergen.eggs': 'eggs',
  'allergen.fish': 'fish',
  'allergen.lupin': 'lupin',
  'allergen.milk': 'milk',
  'allergen.molluscs': 'molluscs',
  'allergen.mustard': 'mustard',
  'allergen.peanuts': 'peanuts',
  'allergen.sesame': 'sesame',
  'allergen.soya': 'soya',
  'allergen.sulphites': 'sulphites',
  'allergen.treeNuts': 'tree nuts',
} as const satisfies Record<`reason.${DeclineReason}`, string> &
  Record<`allergen.${Allergen}`, string> &
  Record<string, string>

export type TextKey = keyof typeof englishTexts
export type Texts = Record<TextKey, string>
