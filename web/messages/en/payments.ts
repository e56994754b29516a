/** Paying by card: at checkout, on the order's page, and where cards are kept. */
export const payments = {
  // Spelled by the specification.
  notCharged: 'Your card wasn’t charged.',

  card: '{{brand}} ending {{last4}}',
  cardInWallet: '{{wallet}} ({{card}})',
  expires: 'Expires {{month}}/{{year}}',
  expired: 'Expired {{month}}/{{year}}',
  anyCard: 'card',
  brand: {
    visa: 'Visa',
    mastercard: 'Mastercard',
    amex: 'American Express',
    discover: 'Discover',
    diners: 'Diners Club',
    jcb: 'JCB',
    unionpay: 'UnionPay',
    unknown: 'Card',
  },
  wallet: {
    apple_pay: 'Apple Pay',
    google_pay: 'Google Pay',
    link: 'Link',
    samsung_pay: 'Samsung Pay',
  },

  newCard: 'Card',
  anotherCard: 'Another card',
  cardFields: 'Card details',
  loading: 'Fetching the card form',
  keepCard: 'Keep this card for next time',
  express: 'Pay with one press',
  expressOr: 'or choose how to pay',
  holdLater:
    'We hold the money now and take it only when the kitchen accepts. If they can’t, your card isn’t charged.',
  unavailable: 'Paying by card isn’t possible at the moment. You can order and pay in cash.',
  scriptFailed:
    'The card form couldn’t be fetched, so paying by card isn’t possible right now. Try again, or pay in cash.',
  tryAgain: 'Try again',
  tooSmall: 'Cards take {{minimum}} or more. Smaller orders are paid in cash.',
  checkCard: 'Check the card details.',

  tip: 'Tip for the rider',
  tipHint: 'Goes on top, to whoever brings your food. Nobody expects it.',
  tipNone: 'No tip',
  tipOther: 'Other',
  tipAmount: 'Your tip in pounds',
  tipProblem: 'Enter an amount up to {{maximum}}',

  problem: {
    declined: 'Your bank said no to this card. Use another card, or pay in cash.',
    insufficientFunds: 'There isn’t enough money on this card. Use another card, or pay in cash.',
    expired: 'This card has expired. Use another card, or pay in cash.',
    cvc: 'The security code doesn’t match the card. Check it and try again.',
    number: 'The card number isn’t right. Check it and try again.',
    expiry: 'The expiry date isn’t right. Check it and try again.',
    authentication:
      'Your bank couldn’t confirm that it is you. Try again, use another card, or pay in cash.',
    limit: 'This card has reached its limit. Use another card, or pay in cash.',
    notSupported: 'This card can’t be used here. Use another card, or pay in cash.',
    processing: 'Your bank couldn’t be reached. Try again in a moment, or pay in cash.',
    gone: 'This card isn’t kept any more. Use another card, or pay in cash.',
    unavailable:
      'Paying by card isn’t possible at the moment. Pay in cash, or try again in a minute.',
    stopped: 'The payment was stopped. Try again, or pay in cash.',
    unknown: 'The payment didn’t go through. Try again, use another card, or pay in cash.',
  },

  orderAndPay: 'Order and pay {{total}}',
  paying: 'Paying',
  checking: 'Checking your payment',
  findingOut:
    'We are finding out whether your payment went through. Stay on this page: it goes on by itself, and nothing is paid twice.',

  begun: 'You have begun to pay {{total}} for this basket',
  begunText:
    'Until that is finished or stopped, the basket stays as it is. The kitchen has not been told yet.',
  finish: 'Finish paying',
  finishing: 'Looking it up',
  stop: 'Stop paying and change the basket',
  stopping: 'Stopping',
  stoppedText: 'The payment is stopped. Your basket can be changed again.',
  payTotal: 'Pay {{total}}',
  stillNotPaid: 'It isn’t paid yet. Choose how to pay {{total}}.',
  lookFailed:
    'We can’t be reached, so we don’t know yet whether it is paid. Try again in a moment.',

  order: {
    awaiting: '{{total}} is still to be paid.',
    held: '{{total}} is held on your {{card}}. You pay when {{store}} accepts.',
    taking: '{{total}} is being taken from your {{card}}.',
    paid: 'Paid {{total}} with your {{card}}.',
    paidInWallet: 'Paid {{total}} with {{card}}.',
    heldInWallet: '{{total}} is held by {{card}}. You pay when {{store}} accepts.',
    takingInWallet: '{{total}} is being taken by {{card}}.',
    partGoesBack: '{{amount}} of it goes back to your card.',
    allGoesBack: 'All of it, {{amount}}, goes back to your card.',
    refunded: '{{amount}} given back to your card on {{date}}: {{reason}}',
    refundedPlain: '{{amount}} given back to your card on {{date}}.',
    refunding: '{{amount}} is on its way back to your card: {{reason}}',
    refundingPlain: '{{amount}} is on its way back to your card.',
    refundFailed: '{{amount}} could not be given back to your card yet. We are seeing to it.',
    refundsTitle: 'Given back',
    refundTakes: 'It shows on your statement within 5 to 10 working days.',
    unpaidText: 'It was not paid in time or was stopped, so the kitchen never got it.',
    toBasket: 'Back to the basket',
    finish: 'Finish paying',
  },
} as const
