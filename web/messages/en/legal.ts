/** What customers agree to, and what is kept of them: of a marketplace as it comes out of the box. */
export const legal = {
  terms: {
    title: 'Terms and conditions',
    description: 'What you and we agree to when you order here.',
    who: {
      heading: 'Who you order from',
      text: 'We run the marketplace: we show menus, take orders and pass them on. The food is made and sold by the restaurant you choose. Its name and address are at checkout and on your receipt.',
    },
    orders: {
      heading: 'When an order is accepted',
      text: 'You order when you press the button with the price. The restaurant then accepts or declines. Until it accepts you can cancel on the order’s page. If nobody answers, the order is declined automatically and you pay nothing.',
    },
    prices: {
      heading: 'What you pay',
      text: 'The total at the checkout is the whole price: the food, the delivery fee, the platform fee, the bag and any discount. If a price changes while you choose, you see the new total before you order.',
    },
    changes: {
      heading: 'Changing your mind',
      text: 'Food is made fresh for you and is perishable, so you can’t cancel once it’s being made. If something is missing, cold or wrong, tell the restaurant or write to us. Your rights under consumer law aren’t affected.',
    },
    allergens: {
      heading: 'Allergies',
      text: 'Restaurants tell us which of the 14 allergens a dish contains or may contain. Not declared never means free. If an allergy is dangerous for you, ring the restaurant before you order.',
    },
    age: {
      heading: 'Alcohol and other things for adults',
      text: 'Whoever looks under 25 is asked for proof of being 18 or over, at the door or at the counter. Without it these things are not handed over.',
    },
    discounts: {
      heading: 'Discounts',
      text: 'One discount applies to an order: the best one you qualify for. Each has its own conditions. They have no cash value.',
    },
    accounts: {
      heading: 'Your account',
      text: 'Keep your password to yourself, and tell us if you think somebody else knows it. We may suspend accounts that are used to cheat or to harm others.',
    },
  },
  privacy: {
    title: 'Privacy notice',
    description: 'What we know about you, why, for how long, and who gets it.',
    orders: {
      heading: 'When you order',
      text: 'We keep your name, email, phone number, address, notes and what you ordered, because the restaurant needs them to cook and deliver, and because the law asks for records of sales. The restaurant you order from sees them, and nobody else’s.',
    },
    account: {
      heading: 'When you have an account',
      text: 'We keep your name, email, phone number and saved addresses until you change them, and where you are signed in, so that you can end it. We store only a scrambled form of your password, which nobody can read.',
    },
    reviews: {
      heading: 'When you review an order',
      text: 'An hour after an order we may email you once to ask how it was. Every one of these emails has a link that stops them. We show your first name, the initial of your last name, your stars, words and photos to everyone. If you delete your account they stay, without your name. If you report a review, we store what you wrote and who you are, so that we can check it.',
    },
    places: {
      heading: 'When you look for a place',
      text: 'What you type and, if you allow it, where your device says you are is used to find what delivers there. We don’t store it with your name.',
    },
    device: {
      heading: 'On your device',
      text: 'Your browser stores your basket, the address you chose, your allergies and your sign-in, so that the page works. If you turn notifications on, the company that makes your browser delivers them, encrypted, until you turn them off or log out. There are no advertising cookies, and nobody tracks you across other sites.',
    },
    monitoring: {
      heading: 'When a page fails',
      text: 'If you agree, your browser reports errors and how fast pages are, and sometimes records how a page was used, without your texts, your names or anything you type. A service collects these reports for us. You can stop it at any time under Privacy choices, at the end of every page.',
    },
    letters: {
      heading: 'When you write to us',
      text: 'We keep your message for a year, so that we can answer it and know what we said.',
    },
    time: {
      heading: 'How long',
      text: 'Baskets that don’t become orders are deleted after a few weeks, and sign-ins when they end. We keep orders for as long as accounting law requires.',
    },
    rights: {
      heading: 'Your rights',
      text: 'You may see what we hold about you, have it corrected or deleted, take it with you, or object. “Your data” in your account shows and deletes it. For anything else, write to us on the contact page. You may also complain to the Information Commissioner’s Office.',
    },
  },
} as const
