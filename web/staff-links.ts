/** The address of each page of the store app and of the console, apart because customers load `links.ts`. */
export const staffLinks = {
  /** The board of a store, for staff of several. */
  storeApp: (store?: string | null) => `/store-app${ofStore(store)}`,
  storeAppLogin: () => '/store-app/login',
  storeAppForgotPassword: () => '/store-app/forgot-password',
  /** An earlier order of a store, by its number. */
  findOrder: (store?: string | null, number?: string) => {
    const query = new URLSearchParams({ ...(store && { store }), ...(number && { number }) })
    return `/store-app/find${query.size > 0 ? `?${query}` : ''}`
  },
  storeAppMenu: (store?: string | null) => `/store-app/menu${ofStore(store)}`,
  /** Where a restaurant's menu is drafted and published. */
  storeAppMenuEditor: (store?: string | null) => `/store-app/menu/edit${ofStore(store)}`,
  /** The drafted menu as customers would see it. */
  storeAppMenuPreview: (store?: string | null) => `/store-app/menu/preview${ofStore(store)}`,
  storeAppProblems: (store?: string | null) => `/store-app/problems${ofStore(store)}`,
  storeAppReviews: (store?: string | null) => `/store-app/reviews${ofStore(store)}`,
  storeAppHours: (store?: string | null) => `/store-app/hours${ofStore(store)}`,
  /** What is known of a store, and the ways to what concerns all of it. */
  storeAppStore: (store?: string | null) => `/store-app/store${ofStore(store)}`,
  /** What a store lacks before customers find it. */
  storeAppOpening: (store?: string | null) => `/store-app/opening${ofStore(store)}`,
  /** How the store app works for a store. */
  storeAppSettings: (store?: string | null) => `/store-app/settings${ofStore(store)}`,
  /** Who sells its food by law, and the account that is paid. */
  storeAppBusiness: (store?: string | null) => `/store-app/business${ofStore(store)}`,
  /** What prints the tickets of a store. */
  storeAppPrinters: (store?: string | null) => `/store-app/printers${ofStore(store)}`,
  /** Who works at a store. */
  storeAppTeam: (store?: string | null) => `/store-app/team${ofStore(store)}`,
  /** What staff changed. */
  storeAppChanges: (store?: string | null) => `/store-app/changes${ofStore(store)}`,
  /** The discounts that a restaurant runs. */
  storeAppOffers: (store?: string | null) => `/store-app/offers${ofStore(store)}`,
  /** Answers for restaurants, also for those who can't log in. */
  storeAppHelp: () => '/store-app/help',
  storeAppZones: (store?: string | null) => `/store-app/zones${ofStore(store)}`,
  /** What was sold, missed, late and refunded. */
  storeAppSales: (store?: string | null) => `/store-app/sales${ofStore(store)}`,
  statement: (store?: string | null) => `/store-app/statement${ofStore(store)}`,
  operator: () => '/operator',
  operatorMoney: () => '/operator/money',
  /** Restaurants in a state; those that join without one. */
  operatorRestaurants: (list?: string) => `/operator/restaurants${list ? `?list=${list}` : ''}`,
  operatorAddRestaurant: () => '/operator/restaurants/add',
  operatorRestaurant: (storeId: string) => `/operator/restaurants/${storeId}`,
  operatorInvoices: () => '/operator/money/invoices',
  operatorPayouts: () => '/operator/money/payouts',
  operatorPayoutRun: (runId: string) => `/operator/money/payouts/${runId}`,
  operatorOrders: () => '/operator/orders',
  operatorOrder: (orderId: string) => `/operator/orders/${orderId}`,
  operatorCustomers: () => '/operator/customers',
  operatorContent: () => '/operator/content',
  operatorText: (slug: string) => `/operator/content/${slug}`,
  operatorEnquiries: () => '/operator/enquiries',
  operatorEnquiry: (enquiryId: string) => `/operator/enquiries/${enquiryId}`,
  operatorCustomer: (customerId: string) => `/operator/customers/${customerId}`,
  operatorPayments: () => '/operator/payments',
  operatorProblems: () => '/operator/problems',
  operatorDiscounts: () => '/operator/discounts',
  operatorReviews: () => '/operator/reviews',
  operatorSettings: () => '/operator/settings',
  /** The steps of a first run, after the first operator is there. */
  operatorSetup: (step?: string) => `/operator/setup${step ? `?step=${step}` : ''}`,
  operatorTeam: () => '/operator/team',
  /** Who changed what, everywhere. */
  operatorReports: () => '/operator/reports',
  operatorAudit: () => '/operator/audit',
  /** The signed-in operator's own account. */
  operatorYou: () => '/operator/you',
  operatorRestaurantImport: () => '/operator/restaurants/import',
  operatorLogin: () => '/operator/login',
  operatorForgotPassword: () => '/operator/forgot-password',
}

const ofStore = (slug: string | null | undefined) => (slug ? `?store=${slug}` : '')
