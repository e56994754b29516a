/** What customers agree to, and what is kept of them: of a marketplace as it comes out of the box. */
export const legal = {
  terms: {
    title: 'Terms and conditions',
    description: 'What you and we agree to when you order here.',
    who: {
      heading: 'Who you order from',
      text: 'We run the marketplace: we show menus, take orders and pass them on. The food is made and sold by the restaurant you choose. Its name and address stand at the checkout and on your receipt.',
    },
    orders: {
      heading: 'When an order counts',
      text: 'You order when you press the button with the price. The restaurant then accepts or declines. Until it accepts you can cancel on the order’s page. An order that nobody answers declines itself, and you pay nothing.',
    },
    prices: {
      heading: 'What you pay',
      text: 'The total at the checkout is the whole price: the food, the delivery fee, the platform fee, the bag and any discount. If a price changes while you choose, you see the new total before you order.',
    },
    changes: {
      heading: 'Changing your mind',
      text: 'Food is made fresh for you and does not keep, so there is no right to send it back once it is being made. If something is missing, cold or wrong, tell the restaurant or write to us: your rights under consumer law stay as they are.',
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
      text: 'One discount counts for an order: the best one you qualify for. Each says its own conditions. They have no value in cash.',
    },
    accounts: {
      heading: 'Your account',
      text: 'Keep your password to yourself, and tell us if you think somebody else knows it. We may suspend accounts that are used to cheat or to harm others.',
    },
  },
  privacy: {
    title: 'Privacy notice',
    description: 'What is kept of you here, why, for how long, and who gets it.',
    orders: {
      heading: 'When you order',
      text: 'We keep your name, e-mail, phone number, address, notes and what you ordered, because the restaurant needs them to cook and deliver, and because the law asks for records of sales. The restaurant you order from sees them, and nobody else’s.',
    },
    account: {
      heading: 'When you have an account',
      text: 'We keep your name, e-mail, phone number and saved addresses until you change them, and where you are signed in, so that you can end it. Your password is kept only as a fingerprint that cannot be turned back.',
    },
    places: {
      heading: 'When you look for a place',
      text: 'What you type and, if you allow it, where your device says you are is used to find what delivers there. It is not kept with your name.',
    },
    device: {
      heading: 'On your device',
      text: 'Your browser keeps your basket, the address you chose, your allergies and your signing in, so that the page works. There are no cookies for advertising, and nobody follows you from here to elsewhere.',
    },
    letters: {
      heading: 'When you write to us',
      text: 'We keep what you write for a year, to answer it and to know what we said.',
    },
    time: {
      heading: 'How long',
      text: 'Baskets that become no order are deleted after some weeks, and signings in when they end. Orders are kept as long as the law on accounts asks.',
    },
    rights: {
      heading: 'Your rights',
      text: 'You may ask what we keep of you, have it put right or deleted, take it with you, or object. Write to us on the contact page. You may also complain to the Information Commissioner’s Office.',
    },
  },
} as const
