import { useEffect, useState } from 'react'
import { readConsent, writeConsent, type ConsentChoice } from '#rules/monitoring/consent.ts'

const KEY = 'monitoring-consent'
const GIVEN = 'monitoringconsent'

/** What somebody has chosen in this browser, in any tab, and how to choose. */
export function useConsent(): [ConsentChoice | null, (choice: ConsentChoice) => void] {
  const [choice, setChoice] = useState(stored)
  useEffect(() => {
    const hear = ({ detail }: CustomEvent<ConsentChoice>) => setChoice(detail)
    const hearOtherTab = ({ key }: StorageEvent) => {
      // Null: everything was deleted.
      if (key === KEY || key === null) setChoice(stored())
    }
    // An event of ours, of which the list of the browser's knows nothing.
    window.addEventListener(GIVEN, hear as EventListener)
    window.addEventListener('storage', hearOtherTab)
    return () => {
      window.removeEventListener(GIVEN, hear as EventListener)
      window.removeEventListener('storage', hearOtherTab)
    }
  }, [])
  return [choice, choose]
}

function choose(choice: ConsentChoice): void {
  try {
    localStorage.setItem(KEY, writeConsent(choice, Date.now()))
  } catch {
    // A browser that stores nothing has the answer until the page is left.
  }
  window.dispatchEvent(new CustomEvent(GIVEN, { detail: choice }))
}

function stored(): ConsentChoice | null {
  try {
    return readConsent(localStorage.getItem(KEY), Date.now())
  } catch {
    // A browser that lets nothing be stored has no answer either.
    return null
  }
}
