/** What we ask before anything is stored or sent that the site could do without. */
export const monitoring = {
  bannerTitle: 'Can we collect error reports?',
  bannerText:
    'If you accept, we store a number on this device and see where pages fail, how fast they are and, sometimes, how they’re used. We don’t collect names or anything you type.',
  accept: 'Accept',
  reject: 'Reject',
  more: 'What this means',
  title: 'Privacy choices',
  description: 'What we store on your device, and what you can turn on or off.',
  neededTitle: 'What the site needs',
  neededText:
    'Your browser stores your basket, the address you chose, your allergies, your login and this choice, so that the site works. This is always on, and we don’t share it with anyone.',
  optionalTitle: 'Error reports and recordings',
  optionalText:
    'If you accept, your browser tells us when a page fails or is slow, and sometimes records how a page was used. It hides all text, pictures and fields before anything leaves your device. Nothing is recorded at checkout, while you log in or register, or in your account and orders. The reports go to the service that collects them for us, and to nobody else.',
  optionalStored:
    'While it’s on, your browser stores a number for this visit until you close the tab.',
  none: 'This marketplace doesn’t use any, so there’s nothing to choose.',
  isAccepted: 'You’ve accepted. It’s on.',
  isRejected: 'You’ve rejected. It’s off.',
  isOpen: 'You haven’t chosen yet. It’s off until you accept.',
  withdraw: 'Stop and delete',
  saved: 'Your choice is saved.',
  withoutScripts: 'Without JavaScript it’s always off.',
} as const
