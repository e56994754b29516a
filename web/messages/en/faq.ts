/** What customers, restaurants and towns ask. Every answer is true of the product as installed. */
export const faq = {
  title: 'Questions and answers',
  description:
    'Costs, payment, allergies, problems with an order, and how a restaurant or a town can join.',
  intro: 'Can’t find yours? Write to us.',
  partner: 'Tell us about your restaurant',
  customers: {
    heading: 'Ordering food',
    fees: {
      question: 'What do I pay besides the food?',
      answer:
        'A delivery fee, which each restaurant sets, and a platform fee. A bag costs extra, if you choose one or the restaurant needs one. The fees and the minimum order are on the restaurant’s card and at the top of its menu, before you choose anything. We add nothing at checkout that you haven’t seen or chosen.',
    },
    account: {
      question: 'Do I need an account?',
      answer:
        'No. Continue as guest at checkout, and follow your order with the link in your email. With an account you can save addresses and cards, collect stamps and order again with one press.',
    },
    pay: {
      question: 'How can I pay?',
      answer:
        'In cash, or by card, Apple Pay or Google Pay if the checkout offers them. Card numbers go straight to the payment provider. We never see them.',
    },
    charged: {
      question: 'When is my card charged?',
      answer:
        'When the restaurant accepts. Until then we only hold the money on your card. If the restaurant declines or doesn’t answer in time, we release the hold and you pay nothing.',
    },
    cancel: {
      question: 'Can I cancel an order?',
      answer:
        'Yes, on your order page, until the restaurant accepts it. After that your food is being made, so ring the restaurant. Its number is on the same page.',
    },
    late: {
      question: 'How do I know when my food arrives?',
      answer:
        'Your order page shows the time, and updates automatically when the kitchen accepts and when your food is on its way or ready to collect. We email you about each order too.',
    },
    ahead: {
      question: 'Can I order for later, or collect?',
      answer:
        'Yes. Choose delivery or collection. If the restaurant takes pre-orders, choose a 15-minute slot today or in the next few days. A restaurant that’s closed now may still take orders for later.',
    },
    codes: {
      question: 'Why isn’t my promo code applied?',
      answer:
        'We apply one discount to each order: the best one you qualify for. Your basket shows which one, and why another isn’t applied, such as a minimum order, a day of the week, or delivery only.',
    },
    friends: {
      question: 'Can friends add to my basket?',
      answer:
        'Yes. Send them a link to your basket. Everyone adds dishes under their own name until you lock it, and you pay for all of it.',
    },
    allergies: {
      question: 'I have an allergy. What should I look for?',
      answer:
        'Every dish says which of the 14 allergens it contains or may contain, with the options you choose. “Not declared” doesn’t mean “free from”. Tell the kitchen at checkout. If your allergy is serious, ring the restaurant before you order.',
    },
    problem: {
      question: 'Something is missing, cold or wrong. What now?',
      answer:
        'Open your order page, choose the items under “Something not right?” and say what was wrong, with a photo if you have one. The restaurant has a set time to answer. If it says no, you can ask us to decide. If it doesn’t answer, we decide. If you paid by card, we refund that card.',
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
        'The people who run this marketplace set the price, so ask us. Your statement shows, order by order and to the penny, what customers paid, what was refunded and what you’re owed. You can read it as a page and download it as a CSV file or a PDF.',
    },
    equipment: {
      question: 'What do I need in the kitchen?',
      answer:
        'A phone, tablet or computer with a browser. The store app rings and shows a new order within a second, with its allergy note on top. Say how many minutes you need and accept it, or decline it with a reason.',
    },
    busy: {
      question: 'What if we’re too busy?',
      answer:
        'Mark yourselves as busy to add minutes, or pause orders. Both end automatically. Your kitchen can also have a limit on orders every 15 minutes. If nobody answers an order, it’s declined automatically and the customer pays nothing.',
    },
    delivery: {
      question: 'Who delivers?',
      answer:
        'You do, within the postcodes or miles you choose, each with its own fee and minimum. Customers anywhere else don’t see you for delivery. You can also offer collection only.',
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
        'Yes. Tuck In is free under the Apache License 2.0. It starts with one command on one small Linux machine, with a demonstration town to try, and can grow to serve a whole country.',
    },
    needs: {
      question: 'What does a marketplace need to go live?',
      answer:
        'A machine with a web address, a mail server for receipts and, for card payments, an account with Stripe. Google’s maps, social log-in and a content service are optional. The marketplace works without them.',
    },
    data: {
      question: 'Who has the data?',
      answer:
        'The people who run the marketplace. Customers, orders and menus are in their own database. There are no advertising cookies, and nobody is tracked across other sites.',
    },
  },
} as const
