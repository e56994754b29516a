import type { StoreAct } from '#contract/operator/restaurants/restaurants.ts'

type ActWords = Record<
  StoreAct,
  { button: string; title: string; text: string; confirm: string; working: string; done: string }
>

/** What the people who run the marketplace do with a restaurant, and are asked before it. */
export const restaurantActs = {
  approve: {
    button: 'Approve',
    title: 'Open {{name}} to customers?',
    text: 'Customers find it and can order from now on.',
    confirm: 'Open to customers',
    working: 'Opening',
    done: '{{name}} is open to customers.',
  },
  sendBack: {
    button: 'Send back',
    title: 'Send {{name}} back?',
    text: 'The owners change what you name, then ask again.',
    confirm: 'Send back',
    working: 'Sending',
    done: '{{name}} is a draft again.',
  },
  suspend: {
    button: 'Suspend',
    title: 'Suspend {{name}}?',
    text: 'Customers no longer find it and can’t order. Orders under way can be finished.',
    confirm: 'Suspend',
    working: 'Suspending',
    done: '{{name}} is suspended.',
  },
  restore: {
    button: 'Restore',
    title: 'Restore {{name}}?',
    text: 'A suspended restaurant opens to customers at once. An archived one becomes a draft.',
    confirm: 'Restore',
    working: 'Restoring',
    done: '{{name}} is restored.',
  },
  archive: {
    button: 'Archive',
    title: 'Archive {{name}}?',
    text: 'Its page says that it no longer takes orders. Its orders and statements stay.',
    confirm: 'Archive',
    working: 'Archiving',
    done: '{{name}} is archived.',
  },
} as const satisfies ActWords
