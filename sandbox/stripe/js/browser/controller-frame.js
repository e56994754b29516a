// The frame nobody sees: it asks the sandbox what needs no card form.

import { hear } from './frame-channel.js'
import { confirmIntent, createPaymentMethod, readIntent } from './rest.js'

hear({
  retrieve: ({ kind, id, clientSecret }) => readIntent(kind, id, clientSecret),
  confirm: ({ kind, id, params }) => confirmIntent(kind, id, params),
  createPaymentMethod: ({ params }) => createPaymentMethod(params),
})
