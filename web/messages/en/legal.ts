import type { Retained } from '#rules/privacy/retention.ts'

/** What customers agree to, and what is stored about them, in a marketplace as installed. */
export const legal = {
  /** Says of a translation that this text prevails. */
  prevails: '',
  terms: {
    title: 'Terms and conditions',
    description: 'What you and we agree to when you order here.',
    who: {
      heading: 'Who you order from',
      text: 'We run the marketplace: we show menus, take orders and pass them on. The food is made and sold by the restaurant you choose. Its name and address are at checkout and on your receipt.',
    },
    orders: {
      heading: 'When an order is accepted',
      text: 'You order when you press the button with the price. The restaurant then accepts or declines. Until it accepts, you can cancel on your order page. If nobody answers, the order is declined automatically and you pay nothing.',
    },
    prices: {
      heading: 'What you pay',
      text: 'The total at checkout is the whole price: the food, the delivery fee, the platform fee, the bag and any discount. If a price changes while you choose, you see the new total before you order.',
    },
    changes: {
      heading: 'Changing your mind',
      text: 'Food is made fresh for you and is perishable, so you can’t cancel once it’s being made. If something is missing, cold or wrong, tell the restaurant or write to us. Your rights under consumer law aren’t affected.',
    },
    allergens: {
      heading: 'Allergies',
      text: 'Restaurants tell us which of the 14 allergens a dish contains or may contain. “Not declared” doesn’t mean “free from”. If your allergy is serious, ring the restaurant before you order.',
    },
    age: {
      heading: 'Alcohol and other age-restricted items',
      text: 'If you look under 25, you’ll be asked to prove that you’re 18 or over, at the door or at the counter. Without proof, you can’t be given these items.',
    },
    discounts: {
      heading: 'Discounts',
      text: 'We apply one discount to each order: the best one you qualify for. Each discount has its own conditions. Discounts have no cash value.',
    },
    accounts: {
      heading: 'Your account',
      text: 'Don’t share your password, and tell us if you think someone else knows it. We may suspend accounts that are used to cheat or to harm others.',
    },
  },
  privacy: {
    title: 'Privacy notice',
    description: 'What we store about you, why, for how long, and who sees it.',
    controller: {
      heading: 'Who is responsible',
      text: '{{who}} is responsible for what this website stores about you, and decides what happens with it.',
    },
    orders: {
      heading: 'When you order',
      text: 'We store your name, email, phone number, address, notes and what you ordered. The restaurant you order from sees them, so that it can cook and deliver. Those of us who look after orders can see them too, so that we can help if something goes wrong. The law requires records of sales.',
    },
    account: {
      heading: 'When you have an account',
      text: 'We store your name, email, phone number and saved addresses until you change or delete them. We also store where you’re logged in, so that you can log out there. We store your password only in a scrambled form that nobody can read.',
    },
    reviews: {
      heading: 'When you review an order',
      text: 'An hour after an order we may email you once to ask how it was. Each of these emails has a link to stop them. We show your first name, the initial of your last name, your stars, words and photos to everyone. If you delete your account they stay, without your name. If you report a review, we store what you wrote and who you are, so that we can check it.',
    },
    places: {
      heading: 'When you search near an address',
      text: 'We use what you type and, if you allow it, your device’s location to find restaurants near there. We don’t store it with your name.',
    },
    device: {
      heading: 'On your device',
      text: 'Your browser stores your basket, the address you chose, your allergies and your login, so that the site works. It also stores the pages and orders you opened last, so that you can read them without a connection; logging out deletes the orders. If you turn notifications on, the company that makes your browser delivers them, encrypted, until you turn them off or log out. There are no advertising cookies, and nobody tracks you across other sites.',
    },
    monitoring: {
      heading: 'When a page fails',
      text: 'If you agree, your browser reports errors and how fast pages are, and sometimes records how a page was used. Recordings leave out all text, names and anything you type. A service collects these reports for us. You can stop it at any time under Privacy choices, at the end of every page.',
    },
    letters: {
      heading: 'When you write to us',
      text: 'We store your message and our answer, so that we can look back at them. Every one of us who reads it is recorded.',
    },
    time: {
      heading: 'How long',
      text: 'We store your account until you delete it, and logins until they end. The rest we delete after:',
    },
    stored: {
      orders: 'your name, address and notes in an order, which tax law wants on record: {{time}}',
      unpaidOrders: 'who wanted an order that was never paid: {{time}}',
      carts: 'baskets that didn’t become orders, after their last change: {{time}}',
      enquiries: 'messages to us, and our answers: {{time}}',
      deliveryNotices:
        'your email address and postcode, while you wait for a restaurant to deliver there: {{time}}',
      accountEvents: 'when somebody logged in to your account or changed it: {{time}}',
      problemPhotos: 'photos of problems with an order: {{time}}',
      readings: 'which of us read your data: {{time}}',
      identityDocuments:
        'identity documents of a restaurant’s owner, after we’ve looked at them: {{time}}',
    } satisfies Record<Retained, string>,
    rights: {
      heading: 'Your rights',
      text: 'You can see what we store about you, have it corrected or deleted, take it with you, or object. Use “Your data” in your account to see or delete it. If you ordered without an account, write to us from the email address you gave, and we’ll send you what we store or delete it. For anything else, write to us on the contact page. You can also complain to the Information Commissioner’s Office.',
    },
  },
} as const
