import type { Person } from '#sandbox/sign-in/people.ts'

/** Who has an account at this Facebook. It names only email addresses that it has confirmed. */
export const FACEBOOK_PEOPLE: readonly Person[] = [
  {
    key: 'nia',
    subject: '10160212345678901',
    firstName: 'Nia',
    lastName: 'Osei',
    email: 'nia.osei@example.com',
    isEmailVerified: true,
    about: '',
  },
  {
    key: 'tom',
    subject: '10160212345678902',
    firstName: 'Tom',
    lastName: 'Ellery',
    email: 'tom.ellery@example.com',
    isEmailVerified: true,
    about: 'Has the same email address at Google',
  },
  {
    key: 'rhys',
    subject: '10160212345678903',
    firstName: 'Rhys',
    lastName: 'Bowen',
    email: null,
    isEmailVerified: false,
    about: 'Joined with a telephone number',
  },
]
