import type { Person } from '#sandbox/sign-in/people.ts'

const RELAY_HOST = '@privaterelay.appleid.com'

/** Who has an account at this Apple. */
export const APPLE_PEOPLE: readonly Person[] = [
  {
    key: 'ines',
    subject: '001742.5f3c0f2ab84d4c7c9a1e5d0e6b7f8a90.1042',
    firstName: 'Ines',
    lastName: 'Marlow',
    email: 'ines.marlow@example.com',
    isEmailVerified: true,
    about: '',
  },
  {
    key: 'tom',
    subject: '001742.3e4d5c6b7a8f9e0d1c2b3a4f5e6d7c8b.1045',
    firstName: 'Tom',
    lastName: 'Ellery',
    email: 'tom.ellery@example.com',
    isEmailVerified: true,
    about: '',
  },
  {
    key: 'hugo',
    subject: '001742.0c9d8e7f6a5b4c3d2e1f0a9b8c7d6e5f.1043',
    firstName: 'Hugo',
    lastName: 'Fenn',
    email: `k4x9w2mq7t${RELAY_HOST}`,
    isEmailVerified: true,
    about: 'Hides his email address: Apple passes messages on',
  },
  {
    key: 'vera',
    subject: '001742.9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d.1044',
    firstName: 'Vera',
    lastName: 'Stokes',
    email: null,
    isEmailVerified: false,
    about: 'Her account is managed by a school, and has no email address',
  },
]

export const isRelay = (email: string | null) => email?.endsWith(RELAY_HOST) ?? false
