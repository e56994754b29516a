/** The event by which a page that could not be drawn says so, with the error as its detail. */
export const PAGE_FAILED = 'pagefailed'
