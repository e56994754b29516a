import { renderToStaticMarkup } from 'react-dom/server'
import type { ComponentType } from 'react'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { AccountConfirmedDialog } from './registration/account-confirmed.dialog.tsx'
import { AccountVerificationFailedDialog } from './registration/account-verification-failed.dialog.tsx'
import { AccountVerifiedSuccessDialog } from './registration/account-verified-success.dialog.tsx'
import { ForgotPasswordDialog } from './password/forgot-password.dialog.tsx'
import { LoginDialog } from './sign-in/login.dialog.tsx'
import { PasswordResetFailedDialog } from './password/password-reset-failed.dialog.tsx'
import { PasswordResetDialog } from './password/password-reset.dialog.tsx'
import { RegisterDialog } from './registration/register.dialog.tsx'

const facts = { socialProviders: ['google', 'facebook'], marketplaceName: 'Tuck In' }

/** The content of a dialog that the server has rendered. */
function served(path: string, Dialog: ComponentType, root: object = facts) {
  const Stub = createRoutesStub([
    { id: 'root', path: '/', children: [{ path: path.slice(1), Component: Dialog }] },
  ])
  const html = renderToStaticMarkup(
    <Stub initialEntries={[path]} hydrationData={{ loaderData: { root } }} />,
  )
  const wordsOf = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'gs'))].map(
      ([element]) => /aria-label="([^"]*)"/.exec(element)?.[1] ?? withoutWaiting(element),
    )
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)
  return {
    title: wordsOf('h2')[0],
    labels: wordsOf('label'),
    buttons: wordsOf('button').filter((name) => name !== 'Close'),
    links,
    html,
  }
}

/** The label of a button, without its label while it is busy. */
function withoutWaiting(element: string): string {
  return element
    .replaceAll(/<span aria-hidden="true">.*?<\/span>[^<]*<\/span>/gs, '')
    .replaceAll(/<[^>]*>/g, '')
    .trim()
}

describe('signing up', () => {
  const { title, labels, buttons, links, html } = served('/register', RegisterDialog)

  it('has a title, an email field, the terms to agree to and a button', () => {
    expect(title).toBe('Pull up a chair')
    expect(labels).toEqual([
      'Email',
      'I agree to the terms and conditions and have read the privacy notice.',
    ])
    expect(buttons).toEqual(['Sign up'])
  })

  it('has a divider and the two providers, with the address they come back to', () => {
    expect(html).toContain('or sign up with')
    expect(links).toContain('/api/v1/auth/google?target=register')
    expect(links).toContain('/api/v1/auth/facebook?target=register')
  })

  it('has the way to log in for who has an account already', () => {
    expect(html).toContain('Already have an account?')
    expect(links).toContain('/login')
  })

  it('has both texts to read, and invites restaurants to become a partner', () => {
    for (const link of ['/terms-and-conditions', '/privacy', '/sell-with-us'])
      expect(links).toContain(link)
    expect(html).toContain('Become a partner')
  })
})

describe('logging in', () => {
  const { labels, buttons, links, html } = served('/login', LoginDialog)

  it('has email, password with a way to show it, "Remember me" and a button', () => {
    expect(labels).toEqual(['Email', 'Password', 'Remember me'])
    expect(buttons).toEqual(['Show password', 'Log in'])
  })

  it('has the two providers, the way to a new password, to an account and to become a partner', () => {
    expect(links).toEqual([
      '/',
      '/forgot-password',
      '/api/v1/auth/google?target=login',
      '/api/v1/auth/google?target=login&amp;rememberMe=true',
      '/api/v1/auth/facebook?target=login',
      '/api/v1/auth/facebook?target=login&amp;rememberMe=true',
      '/terms-and-conditions',
      '/privacy',
      '/register',
      '/sell-with-us',
    ])
  })

  it('does not mention providers if the marketplace is connected to none', () => {
    const without = served('/login', LoginDialog, { ...facts, socialProviders: [] })
    expect(without.html).not.toContain('Google')
    expect(without.html).not.toContain('or log in with')
    expect(html).toContain('or log in with')
  })
})

it('a forgotten password has one email field, a button, the way back to the login and the one for partners', () => {
  const { labels, buttons, links } = served('/forgot-password', ForgotPasswordDialog)
  expect([labels, buttons]).toEqual([['Email'], ['Send the link']])
  expect(links).toEqual(['/', '/login', '/sell-with-us'])
})

it('a new password is typed twice, and can be shown both times', () => {
  const { labels, buttons } = served('/password-reset', PasswordResetDialog)
  expect(labels).toEqual(['New password', 'Confirm new password'])
  expect(buttons).toEqual(['Show password', 'Show password', 'Save and log in'])
})

it.each([
  ['one that is known', '/login', LoginDialog, ['current-password']],
  ['a new one', '/password-reset', PasswordResetDialog, ['new-password', 'new-password']],
])('passwords are hidden, and tell password managers that each is %s', (_, path, Dialog, kinds) => {
  const fields = served(path, Dialog).html.match(/<input [^>]*type="password"[^>]*>/g) ?? []
  expect(fields.map((field) => /autocomplete="([^"]*)"/i.exec(field)?.[1])).toEqual(kinds)
})

it.each([
  ['a confirmed email address', '/account-verified-success', AccountVerifiedSuccessDialog],
  ['an account that was ready before', '/account-confirmed', AccountConfirmedDialog],
  ['a link for a password that expired', '/password-reset-failed', PasswordResetFailedDialog],
])('%s has one way on', (_what, path, Dialog) => {
  expect(served(path, Dialog).buttons).toEqual(['Continue'])
})

it('a confirmation that failed can be sent again, or to a different email address', () => {
  const failed = served('/account-verification-failed', AccountVerificationFailedDialog)
  expect(failed.buttons).toEqual(['Send a new link'])
  expect(failed.html).toContain('Use a different email')
  expect(failed.links).toEqual(['/register', '/contact-us'])
})
