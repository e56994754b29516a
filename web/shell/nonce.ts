import { createContext, useContext } from 'react'

/** What scripts in the page's HTML must carry. Browsers hide it, so there it is empty. */
export const NonceContext = createContext('')

export const useNonce = () => useContext(NonceContext)
