import type { Person } from '#sandbox/sign-in/people.ts'

/** Who has an account at this Google. */
export const GOOGLE_PEOPLE: readonly Person[] = [
  {
    key: 'priya',
    subject: '110169484474386276301',
    firstName: 'Priya',
    lastName: 'Raman',
    email: 'priya.raman@example.com',
    isEmailVerified: true,
    about: '',
  },
  {
    key: 'tom',
    subject: '110169484474386276302',
    firstName: 'Tom',
    lastName: 'Ellery',
    email: 'tom.ellery@example.com',
    isEmailVerified: true,
    about: '',
  },
  {
    key: 'sam',
    subject: '110169484474386276303',
    firstName: 'Sam',
    lastName: 'Taylor',
    email: 'sam@tuckin.example',
    isEmailVerified: true,
    about: 'The demonstration’s customer, who has a password there too',
  },
  {
    key: 'gwen',
    subject: '110169484474386276304',
    firstName: 'Gwen',
    lastName: 'Pritchard',
    email: 'gwen.pritchard@example.com',
    isEmailVerified: false,
    about: 'Has not confirmed that the address is hers',
  },
]
