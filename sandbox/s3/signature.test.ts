import { expect, test } from 'vitest'
import { refuseSignature, type SignedRequest } from './signature.ts'

// Amazon's own example, "GET Object":
// https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
const key = { id: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' }
const at = Date.parse('2013-05-24T00:00:00Z')
const signature = 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41'
const example: SignedRequest = {
  method: 'GET',
  url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization: `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=${signature}`,
  },
}

test('takes the signature of Amazon’s own example', () => {
  expect(refuseSignature(example, key, at)).toBeNull()
})

test.each<[string, Partial<SignedRequest>, string]>([
  ['another method', { method: 'DELETE' }, 'SignatureDoesNotMatch'],
  [
    'another file',
    { url: new URL('https://examplebucket.s3.amazonaws.com/other.txt') },
    'SignatureDoesNotMatch',
  ],
  [
    'a question added',
    { url: new URL('https://examplebucket.s3.amazonaws.com/test.txt?acl') },
    'SignatureDoesNotMatch',
  ],
  [
    'another header',
    { headers: { ...example.headers, range: 'bytes=0-99' } },
    'SignatureDoesNotMatch',
  ],
  ['no signature', { headers: { ...example.headers, authorization: undefined } }, 'AccessDenied'],
])('refuses it for %s', (_, changed, code) => {
  expect(refuseSignature({ ...example, ...changed }, key, at)).toBe(code)
})

test('refuses another key, and a request that is a quarter of an hour old', () => {
  expect(refuseSignature(example, { ...key, id: 'other' }, at)).toBe('InvalidAccessKeyId')
  expect(refuseSignature(example, { ...key, secret: 'other' }, at)).toBe('SignatureDoesNotMatch')
  expect(refuseSignature(example, key, at + 15 * 60_000 + 1)).toBe('RequestTimeTooSkewed')
})
