export const storeApp = {} as const
