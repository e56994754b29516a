import { createContext, useContext } from 'react'

/** Marks the website's own scripts in the page's HTML until their hashes are known; empty in browsers. */
export const NonceContext = createContext('')

export const useNonce = () => useContext(NonceContext)
