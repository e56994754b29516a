import type { DeclineReason } from '#contract/orders.ts'
import type { Allergen } from '#rules/menu/allergens.ts'

/** The sentences of emails about orders, to their customers and to others. */
export const orderTexts = {
  'customer.received.subject': '{{store}} has your order {{number}}',
  'customer.received.preheader': '{{total}}, {{paying}}. They have until {{deadline}} to answer.',
  'customer.received.preheaderAnswered': '{{total}}, {{paying}}.',
  'customer.received.lead': 'Thanks, {{firstName}}. We’ve passed your order to {{store}}.',
  'customer.received.leadUnnamed': 'Thanks. We’ve passed your order to {{store}}.',
  'customer.received.detailsWithheld':
    'Your name, notes and full address are on your order page. We only put them in emails once {{store}} accepts.',
  'customer.received.heading': 'They have until {{deadline}} to answer',
  'customer.received.headingAnswered': 'Your order',
  'customer.received.next':
    'We’ll email you when they reply. If nobody answers by {{deadline}}, we’ll cancel the order and you pay nothing.',
  'customer.received.nextOnline':
    'We’ll email you when they reply. If nobody answers by {{deadline}}, we’ll cancel the order and your card isn’t charged.',

  'customer.accepted.subject': '{{store}} is cooking your order {{number}}',
  'customer.accepted.subjectLater': '{{store}} has accepted your order {{number}}',
  'customer.accepted.preheader': '{{expected}}. {{total}}, {{paying}}.',
  'customer.accepted.lead': 'Good news, {{firstName}}. {{store}} has accepted your order.',
  'customer.accepted.delivery':
    'Keep your phone nearby, as the courier may ring. Follow your order to see when it leaves the kitchen.',
  'customer.accepted.collection':
    'Say your order number {{number}} at the counter. Follow your order to see when it’s ready.',

  'customer.declined.subject': '{{store}} couldn’t take your order {{number}}',
  'customer.declined.lead': 'Sorry, {{firstName}}. {{money}}',
  'customer.declined.leadUnnamed': 'Sorry. {{money}}',
  'customer.declined.heading': '{{store}} couldn’t take your order',
  'customer.declined.next':
    'You haven’t been charged. Search your postcode to see which other restaurants are open.',
  'customer.declined.nextSoldOut':
    'You haven’t been charged. Order again from {{store}} without what has sold out, or choose another restaurant near you.',
  'customer.declined.nextAllergy':
    'You haven’t been charged. Ring {{phone}} to ask what they can make, or choose another restaurant near you.',

  'customer.cancelled.subject': 'Your order {{number}} from {{store}} is cancelled',
  'customer.cancelled.leadByCustomer': '{{firstName}}, you cancelled this order in time.',
  'customer.cancelled.leadByCustomerUnnamed': 'You cancelled this order in time.',
  'customer.cancelled.leadByStore':
    'Sorry, {{firstName}}. {{store}} had to cancel after accepting your order.',
  'customer.cancelled.leadByOperator': 'Sorry, {{firstName}}. We had to cancel this order.',
  'customer.cancelled.heading': 'Your order is cancelled',
  'customer.cancelled.next':
    'There’s nothing to pay. If you’ve already paid {{store}}, ring {{phone}} and they’ll refund you.',
  'customer.cancelled.nextOnline': '{{money}} To find out more, ring {{store}} on {{phone}}.',
  'customer.cancelled.nextByCustomer': 'We’ve told the restaurant. {{money}}',

  'customer.completed.subject': 'Your receipt for order {{number}}, {{total}}',
  'customer.completed.preheader': '{{store}}, {{day}}. Paid in cash.',
  'customer.completed.preheaderOnline': '{{store}}, {{day}}. Paid by card.',
  'customer.completed.lead': 'Tuck in, {{firstName}}. This is your receipt.',
  'customer.completed.heading': '{{total}} at {{store}}',
  'customer.completed.pdf': 'For your records, {{save}} from your order page.',
  'customer.completed.savePdf': 'save it as a PDF',
  'customer.completed.again': 'Hungry again? Order from {{store}} any time.',

  'customer.refunded.subject': '{{amount}} refund for your order {{number}}',
  'customer.refunded.preheader': 'It’s going to {{card}}.',
  'customer.refunded.lead':
    'Hello {{firstName}}. You’re getting a refund for your order from {{store}}.',
  'customer.refunded.heading': 'Your refund of {{amount}} is on its way',
  'customer.refunded.byMistake':
    'We’re sorry. {{store}} didn’t take this order, but we charged your card by mistake. We’re refunding all of it.',
  'customer.refunded.help': 'Ring {{store}} on {{phone}}.',

  'customer.refundReturned.subject': 'Your refund of {{amount}} for order {{number}} was returned',
  'customer.refundReturned.preheader':
    'Your bank sent it back. It’s still yours, and safe with us.',
  'customer.refundReturned.lead': 'Sorry, {{firstName}}. Your refund came back to us.',
  'customer.refundReturned.heading': '{{amount}} didn’t reach {{card}}',
  'customer.refundReturned.why':
    'Your bank sent it back. That happens when a card is replaced or an account is closed. The money is still yours, and safe with us.',
  'customer.refundReturned.next':
    'You don’t need to do anything. We’ll find another way to pay you and be in touch.',

  'action.follow': 'Follow your order',
  'action.see': 'See your order',
  'action.findFood': 'Find food',

  'order.facts': 'Order {{number}}, placed {{placedAt}}',
  'order.arriving': 'Arriving {{when}}',
  'order.ready': 'Ready to collect {{when}}',
  'order.around': 'around {{time}}',
  'order.between': '{{from}} to {{to}}',
  'order.onDay': '{{day}}, {{time}}',
  'order.chosen': 'You chose {{when}}.',
  'order.chosenAsap': 'You chose as soon as possible, {{when}}.',

  'customer.ifSoldOut.replace': 'If it’s sold out: replace with something similar',
  'customer.ifSoldOut.call': 'If it’s sold out: call me',

  'line.quantity': '{{quantity}} ×',
  'line.optionTimes': '{{quantity}} × {{name}}',
  'line.part': '{{slotName}}: {{name}}',
  'line.partWith': '{{slotName}}: {{name}} ({{options}})',
  'line.note': 'Note: “{{note}}”',
  'line.kcal': '{{kcal}} kcal',
  'line.kcalEach': '{{kcal}} kcal each',
  'line.discount': 'Discount',
  'line.ageRestricted': 'Age-restricted',

  'totals.subtotal': 'Subtotal',
  'totals.discount': 'Discount',
  'totals.discountNamed': 'Discount ({{name}})',
  'totals.deliveryFee': 'Delivery fee',
  'totals.free': 'Free',
  'totals.platformFee': 'Platform fee',
  'totals.plasticBagCharge': 'Plastic bag charge',
  'totals.tip': 'Tip for the courier',
  'totals.toPay': 'Total to pay',
  'totals.paid': 'Total paid',
  'totals.total': 'Total',
  'totals.refunded': 'Refunded',
  'totals.stillToRefund': 'Still to refund',
  'totals.vat': 'Prices include VAT where it applies.',

  'money.card': 'your card',
  'money.cardNamed': 'your {{brand}} card ending {{last4}}',
  'money.nothingToPay': 'There’s nothing to pay.',
  'money.notCharged': 'Your card wasn’t charged.',
  'money.released':
    'We’ve released the hold on {{card}}. Your bank may take a few days to show it.',
  'money.refunding': 'We’re refunding {{amount}} to {{card}}.',
  'money.refundDelay': 'It’s going to {{card}}. It can take up to 10 working days to show.',
  'refund.rest': 'Everything left on the order, including fees.',

  'allergens.title': 'Allergens in this order.',
  'allergens.contains': 'Contains {{list}}.',
  'allergens.may': 'May contain {{list}}.',
  'allergens.notDeclared': 'Not declared: {{list}}.',
  'allergens.nothingDeclared': 'Allergens not declared.',
  'allergens.free': 'Declared free from all 14 allergens.',
  'allergens.note': 'You told them: “{{note}}”.',
  'allergens.unsure': 'Unsure? Ring {{phone}} before you eat.',

  'party.deliveringTo': 'Delivering to',
  'party.deliveredTo': 'Delivered to',
  'party.collectFrom': 'Collect from',
  'party.collectedFrom': 'Collected from',
  'party.soldBy': 'Sold by',
  'party.leaveAtDoor': 'Leave it at the door',
  'party.handOver': 'Hand it over in person',
  'party.noBag': 'No carrier bag',
  'party.withBag': 'With a carrier bag',
  'party.withCutlery': 'With cutlery',
  'party.noCutlery': 'No cutlery',
  'party.quoted': '“{{note}}”',

  'challenge25.customer':
    'Part of this order is age-restricted. Whoever takes it needs proof of age if they look under 25.',
  'challenge25.title': 'Proof of age.',

  'help.title': 'Something not right?',
  'help.customer': 'Ring {{store}} on {{phone}}, or open {{orderPage}}.',
  'help.orderPage': 'your order page',
  'help.rights':
    'Food is made to order for you, so you can’t change your mind once the restaurant accepts. Your right to food that matches its description isn’t affected.',

  'footer.account': 'Sent because somebody gave this address to {{marketplace}}.',
  'footer.customer': 'Sent because you ordered on {{marketplace}}.',
  'footer.unconfirmed':
    'Sent because somebody gave this address with an order on {{marketplace}}. If it wasn’t you, you don’t need to do anything.',
  'footer.energy': 'Adults need around 2,000 kcal a day.',

  'reason.tooBusy': 'The kitchen is too busy to cook it in time.',
  'reason.closing': 'The kitchen is about to close.',
  'reason.productUnavailable': 'Something in the order has sold out.',
  'reason.cannotDeliver': 'Nobody can deliver it at that time.',
  'reason.allergyUnsafe': 'The kitchen can’t make it safely for the allergy in the note.',
  'reason.noAnswer': 'Nobody at {{store}} answered by {{deadline}}.',
  'reason.other': 'The kitchen can’t take it this time.',
  'reason.quoted': 'They wrote: “{{text}}”',

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
} as const satisfies Record<string, string> &
  Record<`reason.${DeclineReason}` | `allergen.${Allergen}`, string>
