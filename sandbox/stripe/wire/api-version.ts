/** The version of Stripe's API that the stand-in speaks: that of the installed SDK. */
export const API_VERSION = '2026-10-28.endive'
