import { z } from 'zod'
import { explained } from './setting-kinds.ts'

/** The settings of social sign-in. */
export const signInSettings = {
  GOOGLE_CLIENT_ID: z.string().optional().register(explained, {
    wanted: 'a client id of Google',
    default: 'the sandbox, where it is on',
    meaning: 'With GOOGLE_CLIENT_SECRET, people sign in with their Google account.',
    example: '(the client id)',
  }),
  GOOGLE_CLIENT_SECRET: z.string().optional().register(explained, {
    wanted: 'a client secret of Google',
    default: 'none',
    meaning: 'See GOOGLE_CLIENT_ID.',
    example: '(the client secret)',
    secret: true,
  }),
  FACEBOOK_APP_ID: z.string().optional().register(explained, {
    wanted: 'an app id of Facebook',
    default: 'the sandbox, where it is on',
    meaning: 'With FACEBOOK_APP_SECRET, people sign in with their Facebook account.',
    example: '(the app id)',
  }),
  FACEBOOK_APP_SECRET: z.string().optional().register(explained, {
    wanted: 'an app secret of Facebook',
    default: 'none',
    meaning: 'See FACEBOOK_APP_ID.',
    example: '(the app secret)',
    secret: true,
  }),
  APPLE_CLIENT_ID: z.string().optional().register(explained, {
    wanted: 'a Services ID of Apple',
    default: 'the sandbox, where it is on',
    meaning: 'With the next three, people sign in with their Apple account.',
    example: 'com.example.tuckin',
  }),
  APPLE_TEAM_ID: z.string().optional().register(explained, {
    wanted: 'the id of a team at Apple',
    default: 'none',
    meaning: 'The team at Apple that APPLE_CLIENT_ID belongs to.',
    example: 'A1B2C3D4E5',
  }),
  APPLE_KEY_ID: z.string().optional().register(explained, {
    wanted: 'the id of a key for Sign in with Apple',
    default: 'none',
    meaning: 'The id of APPLE_PRIVATE_KEY.',
    example: 'F6G7H8I9J0',
  }),
  APPLE_PRIVATE_KEY: z.string().optional().register(explained, {
    wanted: 'that key as Apple gives it (PEM)',
    default: 'none',
    meaning: 'See APPLE_CLIENT_ID. Line breaks may be written as \\n.',
    example: '(the contents of the .p8 file)',
    secret: true,
  }),
}
