/** What we ask before anything is stored or sent that the site could do without. */
export const monitoring = {
  bannerTitle: 'May we learn from errors?',
  bannerText:
    'If you say yes, we store a number on this device and see where pages fail, how fast they are and, sometimes, how they’re used. No names, and nothing you type.',
  accept: 'Accept',
  reject: 'Reject',
  more: 'What this means',
  title: 'Privacy choices',
  description: 'What is stored on your device, and what you may switch on or off.',
  neededTitle: 'What the site needs',
  neededText:
    'Your basket, the address you chose, your allergies, your sign-in and this choice are stored in your browser, so that the page works. They are always on and we share them with nobody.',
  optionalTitle: 'Error reports and recordings',
  optionalText:
    'With your agreement your browser tells us when a page fails or is slow, and sometimes records how a page was used. All texts, pictures and fields are covered before anything leaves your device. Nothing is recorded at the checkout, while you log in or register, or in your account and orders. The reports go to the service that collects them for us, and to nobody else.',
  optionalStored:
    'While it’s on, a number that stands for this visit is stored in your browser until you close the tab.',
  none: 'This marketplace uses none. There is nothing to choose.',
  isAccepted: 'You’ve accepted. It’s on.',
  isRejected: 'You’ve rejected. It’s off.',
  isOpen: 'You haven’t chosen yet. It’s off until you accept.',
  withdraw: 'Stop and delete',
  saved: 'Your choice is saved.',
  withoutScripts: 'Without JavaScript it’s always off.',
} as const
