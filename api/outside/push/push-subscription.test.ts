import { expect, test } from 'vitest'
import { isPushEndpoint } from './push-subscription.ts'

const services = {
  hosts: ['fcm.googleapis.com', '*.notify.windows.com'],
  sandboxUrl: 'http://localhost:3001/push/send/',
}

test.each<[isOne: boolean, endpoint: string]>([
  [true, 'https://fcm.googleapis.com/fcm/send/abc'],
  [true, 'https://FCM.googleapis.com:443/fcm/send/abc'],
  [true, 'https://wns2-par02p.notify.windows.com/w/?token=abc'],
  [true, 'http://localhost:3001/push/send/abc'],
  [false, 'http://fcm.googleapis.com/fcm/send/abc'],
  [false, 'https://fcm.googleapis.com:8443/fcm/send/abc'],
  [false, 'https://evil.fcm.googleapis.com/abc'],
  [false, 'https://fcm.googleapis.com.evil.example/abc'],
  [false, 'https://fcm.googleapis.com@evil.example/abc'],
  [false, 'https://name:word@fcm.googleapis.com/abc'],
  [false, 'https://evilnotify.windows.com/w/'],
  [false, 'https://notify.windows.com/w/'],
  [false, 'http://localhost:3002/push/send/abc'],
  [false, 'http://localhost:3001/push/send/../../stripe'],
  [false, 'http://localhost:3001/v1/refunds'],
  [false, 'https://localhost:3001/push/send/abc'],
  [false, 'http://169.254.169.254/latest/meta-data'],
  [false, 'https://[::1]/'],
  [false, 'file:///etc/passwd'],
  [false, 'fcm.googleapis.com'],
  [false, ''],
])('%s: %s', (isOne, endpoint) => {
  expect(isPushEndpoint(endpoint, services)).toBe(isOne)
})

test('without the sandbox only the services are reached', () => {
  const real = { ...services, sandboxUrl: null }
  expect(isPushEndpoint('http://localhost:3001/push/send/abc', real)).toBe(false)
  expect(isPushEndpoint('null', real)).toBe(false)
})
