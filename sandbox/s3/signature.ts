import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

export interface SignedRequest {
  method: string
  url: URL
  headers: IncomingHttpHeaders
}

export interface S3Key {
  id: string
  secret: string
}

/** Clocks may differ by so much. */
const TOLERANCE_MS = 15 * 60_000

/**
 * Why a request's signature is not a valid Amazon Signature Version 4, as S3 names the error; null when it is.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function refuseSignature(request: SignedRequest, key: S3Key, nowMs: number): string | null {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    )
  if (!parts) return 'AccessDenied'
  const [, id, day = '', region = '', names = '', signature = ''] = parts
  if (id !== key.id) return 'InvalidAccessKeyId'
  const at = textOf(request.headers['x-amz-date'])
  const signedMs = Date.parse(at.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!at.startsWith(day) || !(Math.abs(nowMs - signedMs) <= TOLERANCE_MS))
    return 'RequestTimeTooSkewed'
  const signed = names.split(';')
  if (!signed.includes('host')) return 'AccessDenied'
  const canonical = canonicalRequest(request, signed)
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')
  const keys = [day, region, 's3', 'aws4_request']
  const signingKey = keys.reduce<Buffer>(hmac, Buffer.from(`AWS4${key.secret}`))
  const expected = hmac(signingKey, toSign)
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch'
}

function canonicalRequest({ method, url, headers }: SignedRequest, signed: string[]): string {
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&')
  return [
    method,
    url.pathname,
    query,
    ...signed.map((name) => `${name}:${textOf(headers[name]).trim()}`),
    '',
    signed.join(';'),
    textOf(headers['x-amz-content-sha256']),
  ].join('\n')
}

const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
  )

const textOf = (header: string | string[] | undefined) => [header ?? ''].flat().join(',')

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()
