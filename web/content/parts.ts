/* The parts of the product's own pages, in the order in which they stand there. */

export const TERMS_PARTS = [
  'who',
  'orders',
  'prices',
  'changes',
  'allergens',
  'age',
  'discounts',
  'accounts',
] as const

export const PRIVACY_PARTS = [
  'controller',
  'orders',
  'account',
  'reviews',
  'places',
  'device',
  'monitoring',
  'letters',
  'time',
  'rights',
] as const

export const REVIEW_POLICY_PARTS = ['who', 'stars', 'order', 'reply'] as const

const keysOf = <Group extends string, Name extends string>(group: Group, names: readonly Name[]) =>
  names.map((name) => [group, `${group}.${name}`] as const)

export const QUESTION_GROUPS = ['customers', 'restaurants', 'towns'] as const

/** Each question's group, and its key among the messages. */
export const QUESTIONS = [
  ...keysOf('customers', [
    'fees',
    'account',
    'pay',
    'charged',
    'cancel',
    'late',
    'ahead',
    'codes',
    'friends',
    'allergies',
    'problem',
  ]),
  ...keysOf('restaurants', ['join', 'cost', 'equipment', 'busy', 'delivery']),
  ...keysOf('towns', ['what', 'own', 'needs', 'data']),
]
