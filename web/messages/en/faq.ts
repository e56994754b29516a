/** What customers, restaurants and towns ask. Every answer is true of the product as it comes. */
export const faq = {
  title: 'Questions and answers',
  description:
    'What it costs, how to pay, what happens with allergies and when an order goes wrong, and how a restaurant or a town joins.',
  intro: 'Can’t find yours? Write to us.',
  partner: 'Tell us about your restaurant',
  customers: {
    heading: 'Ordering food',
    fees: {
      question: 'What do I pay besides the food?',
      answer:
        'A delivery fee, which each restaurant sets, a platform fee and, if you choose one or the restaurant needs one, a bag. The fees and the minimum order are on the restaurant’s card and at the top of its menu, before you choose anything. Nothing is added at the checkout that you haven’t seen or chosen.',
    },
    account: {
      question: 'Do I need an account?',
      answer:
        'No. Continue as guest at the checkout, and follow your order by the link in your email. With an account you can save addresses and cards, collect stamps and order again with one press.',
    },
    pay: {
      question: 'How can I pay?',
      answer:
        'In cash, or by card, Apple Pay or Google Pay where the checkout offers them. Card numbers go straight to the payment provider. We never see them.',
    },
    charged: {
      question: 'When is my card charged?',
      answer:
        'When the restaurant accepts. Until then the money is only held on your card. If the restaurant declines or doesn’t answer in time, the hold is released and you pay nothing.',
    },
    cancel: {
      question: 'Can I cancel an order?',
      answer:
        'Yes, on the order’s page, until the restaurant accepts it. After that your food is being made: ring the restaurant, whose number is on the same page.',
    },
    late: {
      question: 'How do I know when my food arrives?',
      answer:
        'The order’s page shows the time and changes by itself when the kitchen accepts, when your food is on its way and when it’s ready to collect. We email you about each order too.',
    },
    ahead: {
      question: 'Can I order for later, or collect?',
      answer:
        'Yes. Choose delivery or collection and, where the restaurant takes orders ahead, a quarter of an hour today or in the days to come. A restaurant that is closed now may still take an order for later.',
    },
    codes: {
      question: 'Why isn’t my promo code counted?',
      answer:
        'One discount applies to an order: the best one you qualify for. The basket says which one that is, and why another isn’t applied, such as a minimum, a day of the week or a service.',
    },
    friends: {
      question: 'Can friends add to my basket?',
      answer:
        'Yes. Share your basket by a link. Everybody adds under their own name until you lock it, and you pay for all of it.',
    },
    allergies: {
      question: 'I have an allergy. What should I look for?',
      answer:
        'Every dish says which of the 14 allergens it contains or may contain, with the options you choose. Not declared never means free. Tell the kitchen at the checkout, and if an allergy is dangerous for you, ring the restaurant before you order.',
    },
    problem: {
      question: 'Something is missing, cold or wrong. What now?',
      answer:
        'Open your order’s page, choose the items under “Something not right?” and say what was wrong, with a photo if you have one. The restaurant has a set time to answer. If it says no, or nothing, you can ask us to decide. A refund of what you paid by card goes back to that card.',
    },
  },
  restaurants: {
    heading: 'Selling food',
    join: {
      question: 'How does my restaurant join?',
      answer:
        'Tell us about your kitchen on the page for restaurants, and we’ll get in touch about your menu, your hours and where you deliver.',
    },
    cost: {
      question: 'What does it cost?',
      answer:
        'Ask us: what is charged is decided by the people who run this marketplace. Your statement shows, order by order and to the penny, what customers paid, what was refunded and what you’re owed. You can read it as a page and download it as a CSV file or a PDF.',
    },
    equipment: {
      question: 'What do I need in the kitchen?',
      answer:
        'A phone, tablet or computer with a browser. The store app rings and shows a new order within a second, with its allergy note on top. You accept it with the minutes you need, or decline it with a reason.',
    },
    busy: {
      question: 'What if we’re too busy?',
      answer:
        'Mark yourselves busy to add minutes, or pause. Both end by themselves. A kitchen can also take only so many orders in a quarter of an hour. An order nobody answers is declined automatically and the customer pays nothing.',
    },
    delivery: {
      question: 'Who delivers?',
      answer:
        'You do, within the postcodes or miles you choose, each with its own fee and minimum. Customers outside of them don’t find you for delivery. Or offer collection only.',
    },
  },
  towns: {
    heading: 'Running a marketplace',
    what: {
      question: 'Who is behind {{name}}?',
      answer:
        '{{name}} runs on Tuck In, open-source software for takeaway marketplaces. A co-operative, a council, a student union or a local business can run it for its own town. The food is made and sold by the restaurants.',
    },
    own: {
      question: 'Can our town have its own?',
      answer:
        'Yes. Tuck In is free under the Apache License 2.0. It starts with one command on one small Linux machine, with a demonstration town to try, and grows to a whole country without changing product.',
    },
    needs: {
      question: 'What does a marketplace need to go live?',
      answer:
        'A machine with a web address, a mail server for receipts and, for card payments, an account with Stripe. Maps, social log-in and content services are optional. Until they’re connected, stand-ins take their place.',
    },
    data: {
      question: 'Who has the data?',
      answer:
        'Whoever runs the marketplace. Customers, orders and menus are in its own database. There are no advertising cookies, and nobody is tracked across other sites.',
    },
  },
} as const
