import { randomInt } from 'node:crypto'

/** Somebody with an account at a provider. */
export type Person = {
  /** Picks them on the page where they agree. */
  key: string
  /** Who they are to the provider; never changes. */
  subject: string
  firstName: string
  lastName: string
  /** Null for a person who doesn't share it. */
  email: string | null
  isEmailVerified: boolean
  /** What is special about them, for people who try the sandbox. */
  about: string
}

const FIRST_NAMES = ['Asha', 'Bryn', 'Carys', 'Dara', 'Euan', 'Fola', 'Greta', 'Hamish', 'Isla']
const LAST_NAMES = ['Archer', 'Bhatt', 'Calder', 'Doyle', 'Eze', 'Forde', 'Gale', 'Hale', 'Imrie']
const SUBJECT_DIGITS = 20

/** A person who has never signed in before. */
export function newPerson(): Person {
  const firstName = oneOf(FIRST_NAMES)
  const lastName = oneOf(LAST_NAMES)
  const subject = `1${Array.from({ length: SUBJECT_DIGITS }, () => randomInt(10)).join('')}`
  return {
    key: 'new',
    subject,
    firstName,
    lastName,
    email: `${firstName}.${lastName}.${subject.slice(-8)}@example.com`.toLowerCase(),
    isEmailVerified: true,
    about: 'Another person each time',
  }
}

function oneOf(names: readonly string[]): string {
  return names[randomInt(names.length)] ?? 'Jo'
}
