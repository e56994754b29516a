/** The event of a page that could not be rendered, with the error as its detail. */
export const PAGE_FAILED = 'pagefailed'
