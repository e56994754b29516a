import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { answerJson } from '#sandbox/http/answers.ts'

export type GraphError = {
  message: string
  type: 'OAuthException' | 'GraphMethodException'
  code: number
  error_subcode?: number
}

/** An error in the shape of the Graph API. */
export function answerGraphError(response: ServerResponse, error: GraphError): void {
  const fbtrace_id = `A${randomBytes(12).toString('base64url')}`
  answerJson(response, { error: { ...error, fbtrace_id } }, { status: 400 })
}

/** What is wrong with a call, by Facebook's numbers. */
export const GRAPH_ERRORS = {
  unknownApp: {
    message: 'Error validating application. Cannot get application info due to a system error.',
    type: 'OAuthException',
    code: 101,
  },
  wrongSecret: {
    message: 'Error validating client secret.',
    type: 'OAuthException',
    code: 1,
  },
  unknownCode: {
    message: 'Invalid verification code format.',
    type: 'OAuthException',
    code: 100,
  },
  usedCode: {
    message: 'This authorization code has been used.',
    type: 'OAuthException',
    code: 100,
    error_subcode: 36_009,
  },
  expiredCode: {
    message: 'This authorization code has expired.',
    type: 'OAuthException',
    code: 100,
    error_subcode: 36_007,
  },
  otherRedirect: {
    message:
      'Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request',
    type: 'OAuthException',
    code: 100,
    error_subcode: 36_008,
  },
  noToken: {
    message: 'An active access token must be used to query information about the current user.',
    type: 'OAuthException',
    code: 2500,
  },
  wrongToken: {
    message: 'Invalid OAuth access token - Cannot parse access token',
    type: 'OAuthException',
    code: 190,
  },
  noProof: {
    message: 'API calls from the server require an appsecret_proof argument',
    type: 'GraphMethodException',
    code: 100,
  },
  wrongProof: {
    message: 'Invalid appsecret_proof provided in the API argument',
    type: 'GraphMethodException',
    code: 100,
  },
} as const satisfies Record<string, GraphError>
