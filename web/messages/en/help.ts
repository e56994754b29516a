/** What restaurants ask, with answers that are true of the product as installed. */
export const help = {
  pageTitle: 'Help · Store app · {{marketplace}}',
  description: 'How the store app works: orders, printing, menu, hours, money and reviews.',
  title: 'Help for restaurants',
  intro:
    'Search, or choose a subject. Every answer has an address of its own that you can send on.',
  search: 'Search the help',
  subjects: 'Subjects',
  found_one: '{{count}} answer',
  found_other: '{{count}} answers',
  nothing: 'No answer has these words. Try fewer, or ask {{marketplace}}.',
  contact: 'Ask {{marketplace}}',
  toStoreApp: 'Go to the store app',
  linkTo: 'Link to “{{question}}”',

  topic: {
    orders: 'Orders',
    missed: 'Missed orders',
    printing: 'Printing',
    soldOut: 'Sold out',
    menu: 'Menu',
    hours: 'Hours and pauses',
    delivery: 'Delivery zones',
    offers: 'Offers',
    money: 'Money and payouts',
    refunds: 'Refunds and problems',
    reviews: 'Reviews',
    team: 'Team and tablets',
    notifications: 'Sound and notifications',
  },

  answers: {
    accept: {
      question: 'How do I take an order?',
      answer:
        'New orders ring and appear under New. Set when it’s ready with −5 and +5, then press Accept. The customer is told the time, and a card is charged a moment later. When the food leaves the kitchen, press Out for delivery or Ready to collect, and then Delivered or Handed over.',
    },
    decline: {
      question: 'What if we can’t cook an order?',
      answer:
        'Press Decline and say why. The customer pays nothing: the hold on their card is released. If only one dish is missing, accept the order and change it instead.',
    },
    change: {
      question: 'How do I change an order, or replace a dish?',
      answer:
        'Press the order’s number, then change it: take a dish out, make it fewer, or replace it. Customers choose for each dish what to do when it’s sold out, and are asked on their order page where they have a say. An order never gets more expensive by it.',
    },
    undo: {
      question: 'I pressed the wrong button. Can I undo it?',
      answer:
        'Yes, for some seconds: Undo shows on the order. Until then nobody has been charged or emailed. An order that is done already can be put back on the board from Done today.',
    },
    late: {
      question: 'We’re running late. What should I do?',
      answer:
        'Press Delay on the order, and the customer is told the new time. If all orders take longer, press Busy, add minutes on the board: it’s added to new orders and ends automatically.',
    },
    ring: {
      question: 'How do I reach the customer?',
      answer:
        'Press Ring on the order. On a phone or tablet that can make calls it dials their number at once. All of the order’s details have the number too.',
    },
    allergy: {
      question: 'What does the red allergy block mean?',
      answer:
        'The customer has told you what they can’t eat. If a dish contains it, ring them first: you can accept once you’ve said who has spoken with them. It’s stored with the order.',
    },
    later: {
      question: 'Where are orders for later?',
      answer:
        'They wait under Scheduled and come to New when it’s time to cook them. You can accept them at any time before.',
    },
    offline: {
      question: 'What if our internet fails?',
      answer:
        'Go on. The board shows the orders it has, and what you press is sent once you’re connected again. It tells you what came too late. New orders can’t reach you meanwhile, so ring us if it lasts.',
    },
    missed: {
      question: 'What happens when nobody answers an order?',
      answer:
        'When its countdown ends, it’s declined automatically. The customer is told and pays nothing. It stays on the board as missed until somebody presses We’ve seen this.',
    },
    pausedMissed: {
      question: 'Why are we paused?',
      answer:
        'After two missed orders in a row we pause you, so that no more customers wait for nothing. Press Take orders again on the board. You can also be paused when no device has the store app open, if you chose that under Store, Settings.',
    },
    avoidMissed: {
      question: 'How do we stop missing orders?',
      answer:
        'Leave the store app open on a device with its sound on: it rings on every page. Turn on notifications under Store for your phones. Under Settings you can have everybody emailed about an order that waits, and be warned when no device is connected.',
    },
    printer: {
      question: 'Which printers work?',
      answer:
        'Star printers with CloudPRNT and Epson printers with Server Direct Print fetch their tickets themselves. Add them under Store, Printers, and type what the page shows into the printer. Any other printer works through the browser of a device that has the store app open.',
    },
    whenPrinted: {
      question: 'When is a ticket printed?',
      answer:
        'When somebody accepts the order. For each printer you choose how many kitchen tickets and tickets for the bag, and for which orders.',
    },
    notPrinted: {
      question: 'A ticket hasn’t been printed. What now?',
      answer:
        'Look under Store, Printers: it says whether the printer is out of paper, jammed or offline. Tickets wait and are printed once it works again. You can print any order again from its details.',
    },
    soldOut: {
      question: 'How do I take a dish off for today?',
      answer:
        'Under Menu, press the switch beside the dish. It’s off every customer’s menu at once, also where it’s open already, and back at 05:00. With Change you choose another time, or to put it back yourself. From a new order, press Sold out.',
    },
    count: {
      question: 'Can it sell out automatically?',
      answer:
        'Yes. Press “How many left?” beside the dish and enter a number. Each order takes some, and after the last one it’s sold out.',
    },
    options: {
      question: 'What about options, such as a sauce?',
      answer: 'They’re below the dishes. An option is switched off in every dish that offers it.',
    },
    editMenu: {
      question: 'How do I change dishes and prices?',
      answer:
        'Under Menu, choose Edit the menu. What you change is a draft that customers don’t see. Review and publish shows every change before it counts, at once or at a time you choose. Orders and baskets that exist stay at the price they had.',
    },
    archiveDish: {
      question: 'Can I take a dish off the menu and bring it back later?',
      answer:
        'Yes. In the editor, press the dots beside it and choose Archive. It waits under Archived with its price, options and photo until you put it back. Both count once you publish.',
    },
    importMenu: {
      question: 'Can I import our menu?',
      answer:
        'Yes, from CSV, XLSX or JSON files. The import shows what it would change, and nothing changes until you confirm. You can download your menu the same way.',
    },
    menuPhotos: {
      question: 'How do we add photos of our dishes?',
      answer:
        'In the editor, open a dish and choose Add a photo. For many at once, press Add photos above the menu: files named like their dishes are matched automatically, and you choose the dish of the others.',
    },
    restoreMenu: {
      question: 'Can I go back to an earlier menu?',
      answer:
        'Yes. Every published menu is a version. Open Earlier versions in the editor, compare one, and restore it.',
    },
    allergens: {
      question: 'What must I declare?',
      answer:
        'For each of the 14 allergens: contains, may contain or free from. A dish that isn’t declared is shown as not declared, never as safe. By law you must tell customers before they order.',
    },
    changeHours: {
      question: 'How do I change our opening hours?',
      answer:
        'Under Hours, for delivery and collection apart, over midnight too. Below are holidays and other days that differ. Customers see changes at once.',
    },
    pause: {
      question: 'How do I stop orders for a while?',
      answer:
        'Press Pause orders on the board and choose for how long. It ends automatically. Orders you have already don’t change. You choose whether customers can still order for later.',
    },
    preparation: {
      question: 'How do customers know how long we need?',
      answer:
        'From your minutes to prepare, which you set under Hours, also hour by hour, plus the minutes of the delivery zone. When you accept, your own time counts.',
    },
    zones: {
      question: 'How do I change where we deliver, and the fee?',
      answer:
        'Under Zones. A zone is postcodes or a circle, with fees, a minimum order and minutes. Where zones overlap, the more exact postcode comes first. Try a postcode to see what a customer there pays.',
    },
    makeOffer: {
      question: 'How do I make a promo code or an offer?',
      answer:
        'Under Money, Offers. A promo code is typed, an offer is used automatically, and a stamp card rewards customers who come back. You pay for what they take off, and see what each was used for. Owners and managers can make them.',
    },
    stopOffer: {
      question: 'Can I change or stop a discount?',
      answer:
        'You can stop it at once: open baskets lose it, and orders that were placed stay as they are. Once customers have used it, what it gives can’t be changed. Stop it and make a copy.',
    },
    severalOffers: {
      question: 'Can a customer use several discounts?',
      answer:
        'No. An order gets one, the one that takes most off. Bags and platform fees are never discounted.',
    },
    figures: {
      question: 'Where do I see what we’ve sold?',
      answer:
        'Under Money: takings, orders, what was missed, late and refunded, by day, hour and dish. Managers see it too.',
    },
    payout: {
      question: 'What are we paid, and when?',
      answer:
        'The owner’s statement under Money says for any days what’s to be paid to you: food, delivery fees, bags and tips, less commission, your discounts, your refunds and the cash you’ve taken. {{marketplace}} pays it to your bank account. Ask us on which days.',
    },
    bank: {
      question: 'How do I change our bank account?',
      answer:
        'The owner does, under Store, Business details, with their password. All owners are emailed about it.',
    },
    vat: {
      question: 'Where do I find figures for our VAT return?',
      answer:
        'In the statement, which you can download as CSV or PDF. Your VAT number and rate are under Store, Business details.',
    },
    cash: {
      question: 'How are cash orders settled?',
      answer:
        'You take the whole amount, which includes the platform fee. The statement takes the cash off what you’re paid. If you took more than you earned, it says what you owe.',
    },
    refund: {
      question: 'How do I refund a customer?',
      answer:
        'Press the order’s number, or find an order of the last days with Find, and choose Refund: all of it, some dishes or an amount. You see who pays before you press. A refund can’t be taken back. Owners and managers can refund.',
    },
    problems: {
      question: 'A customer has reported a problem. What do I do?',
      answer:
        'Answer under Reviews, Problems: refund it, or say why not. If you don’t answer in time, {{marketplace}} decides. The customer may ask us to look again.',
    },
    cancelAccepted: {
      question: 'Can I cancel an order that we’ve accepted?',
      answer:
        'Yes, with a reason, from the order’s details. What the customer paid is refunded in full.',
    },
    reply: {
      question: 'Can I reply to a review?',
      answer:
        'Yes, under Reviews. Everybody reads your reply below the review, and you can change it later.',
    },
    unfairReview: {
      question: 'A review is unfair. Can it be removed?',
      answer:
        'Only for a reason of the published policy, such as abuse or personal details. Press Report, and {{marketplace}} decides. A bad rating is no reason. Only customers whose order was completed can write one.',
    },
    invite: {
      question: 'How do I add a colleague?',
      answer:
        'The owner invites them by email under Store, Team. The kitchen sees orders and what’s sold out. Managers also have menu, hours, zones, offers, reviews and refunds. Owners have everything. Whoever is removed is out at once.',
    },
    tablet: {
      question: 'Can we share one tablet?',
      answer:
        'Yes. Under Store, Team an owner or manager makes it a shared tablet. Orders always go on, and each person switches to themselves with a PIN, which they set on their own device under Store.',
    },
    password: {
      question: 'I’ve forgotten my password.',
      answer: 'Choose Forgot password? where you log in. We email you a link to set a new one.',
    },
    sound: {
      question: 'Why is there no sound?',
      answer:
        'Browsers allow sound only after a press: press Turn sound on at the top. Check the volume of the device too. The bell rings until somebody answers.',
    },
    push: {
      question: 'How do I get notifications on my phone?',
      answer:
        'Open Store on that phone and turn on notifications on this device. On an iPhone or iPad, first add the store app to the Home Screen and log in there.',
    },
    changes: {
      question: 'Who changed that?',
      answer:
        'Under Store, Changes: who changed what and when, with how it was before. Owners and managers can read it.',
    },
  },
} as const
