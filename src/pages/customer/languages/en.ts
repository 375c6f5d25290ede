/** Everything that a customer's page says, in English. A table of another language that lacks a line does not compile. */
import type { PaymentPhase } from '../../../domain/records.js';

/** What the text of a state may speak of. Amounts come with their currency, and numbers as the language writes them. */
type StateAmounts = Record<'missing' | 'extra' | 'refunded' | 'done' | 'needed', string>;

/** How a payment stands, as the customer is told of it. */
const states: Record<PaymentPhase, (amounts: StateAmounts) => { heading: string; text: string }> = {
  awaiting: () => ({ heading: 'Waiting for your payment', text: 'This page updates automatically.' }),
  underpaid: ({ missing }) => ({
    heading: 'Partially paid',
    text: `${missing} is still missing. Send the rest before the time is up.`,
  }),
  detected: () => ({
    heading: 'We see your payment',
    text: 'The network is confirming it. There is nothing more to do.',
  }),
  confirming: ({ done, needed }) => ({
    heading: 'Your payment is being confirmed',
    text: `${done} of ${needed} confirmations. There is nothing more to do.`,
  }),
  paid: () => ({ heading: 'Payment complete', text: 'Thank you. The merchant has been notified.' }),
  overpaid: ({ extra }) => ({
    heading: 'Payment complete',
    text: `Thank you. You sent ${extra} more than was asked for; the merchant can return it.`,
  }),
  expired: () => ({
    heading: 'Payment expired',
    text: 'This payment request has expired. Send nothing any more; go back to the merchant and start again.',
  }),
  paid_late: () => ({
    heading: 'Late payment',
    text: 'It arrived after the time was up. The merchant has been notified; ask there what happens next.',
  }),
  failed: () => ({
    heading: 'The payment failed',
    text: 'It could not be completed. Go back to the merchant and start again.',
  }),
  partly_refunded: ({ refunded }) => ({
    heading: 'Partly refunded',
    text: `The merchant has returned ${refunded} to you.`,
  }),
  refunded: ({ refunded }) => ({ heading: 'Refunded', text: `The merchant has returned ${refunded} to you.` }),
};

export const en = {
  /** The language's own name, for the list of languages. */
  name: 'English',
  language: 'Language',
  sandbox: 'Sandbox: no real money',
  sandboxHint: 'Never send real coins to an address on this page.',
  lost: 'The connection is lost. This page keeps trying.',
  copied: 'Copied',
  pay: (business: string) => `Pay ${business}`,
  /** Said where something a page needs is not there. */
  missing: {
    heading: 'This page does not exist',
    text: 'The address may be mistyped, or what it named is gone because the sandbox was reset, or its merchant was deleted or has ended. Ask the merchant for a new link.',
  },
  missingLink: 'To the dashboard of the sandbox',
  refused: 'That was not possible',

  amount: 'Amount',
  payTo: 'Pay to',
  description: 'For',
  reference: 'Reference',
  choose: 'How would you like to pay?',
  chooseHint: 'The price in each currency is fixed for this payment.',
  change: 'Choose another currency',
  only: (currency: string) => `This payment was begun in ${currency}; the rest is taken in ${currency} only.`,
  network: 'Network',
  send: 'Send exactly',
  to: (network: string) => `To this address on ${network}`,
  copyAmount: 'Copy amount',
  copyAddress: 'Copy address',
  copyHash: 'Copy transaction',
  sendOnly: (currency: string, network: string) => `Send only ${currency} on the ${network} network.`,
  elsewhere: 'Other coins or networks are lost.',
  rate: 'Exchange rate',
  openWallet: 'Open in a wallet',
  qr: (currency: string) => `QR code to pay with a ${currency} wallet`,
  exactly: 'Scan the code, or copy amount and address into your wallet.',
  timeLeft: 'Time left',
  until: 'Until',
  frozen: 'The clock of this sandbox stands still.',
  scaled: (speed: string) => `The clock of this sandbox runs ${speed} times as fast.`,
  dropped: 'A transaction that was seen before has disappeared from the network. Nothing was taken.',
  received: 'Received so far',
  missingAmount: 'Still missing',
  confirmations: (done: string, needed: string) => `${done} of ${needed} confirmations`,
  /** The headings of what a payment goes through, and what follows the last. */
  steps: { seen: 'Detected', paid: 'Paid', after: 'You get a receipt here.' },

  states,
  receipt: 'Receipt',
  paidOn: 'Paid on',
  paidWith: 'Paid with',
  transaction: 'Transaction',
  back: (host: string) => `Back to ${host}`,
  leaving: (host: string) => `You are taken back to ${host} in a few seconds.`,
  stay: 'Stay here',
  showInvoice: 'Show the invoice',

  /** Why a form was not carried out. */
  rejections: {
    notNow: 'That does not go with how the payment stands now.',
    number: 'Enter an amount greater than 0, such as 50 or 0.25.',
    decimals: (most: string) => `Write at most ${most} decimals.`,
    digits: (most: string) => `Write at most ${most} digits.`,
    most: (value: string) => `The most is ${value}.`,
    notBoth: 'Give an amount or a percentage, not both.',
    count: 'The number of confirmations is a whole number from 1 to 1000.',
    currency: 'This currency is not taken here.',
    network: 'This currency is not received on this network.',
    email: 'Enter a valid e-mail address, or leave the field empty.',
    full: 'This merchant of the sandbox has all the records that it may have. It must be reset first.',
  },
  bar: {
    title: 'Play the customer',
    hint: 'Only the sandbox has these buttons. Those in grey do not fit the state that the payment is in.',
    hide: 'Hide',
    pay: 'Pay & confirm',
    receive: 'Send exact amount',
    part: 'Send a part',
    size: 'How much',
    unit: 'Unit',
    percent: 'percent',
    sendPart: 'Send',
    over: 'Send 10 % too much',
    confirmOne: 'One confirmation',
    confirmAll: 'All confirmations',
    drop: 'Drop the transaction',
    expire: 'Expire',
    fail: 'Fail',
    customer: 'Customer',
    chain: 'Network',
    ends: 'End it',
    stale: 'The page had changed in the meantime, so nothing was done. This is how it stands now.',
    notDone: 'That was not possible:',
  },
  invoice: {
    title: 'Invoice',
    from: 'From',
    to: 'To',
    issued: 'Issued on',
    due: 'Due on',
    paidOn: 'Paid on',
    item: 'Item',
    quantity: 'Quantity',
    unitPrice: 'Unit price',
    sum: 'Amount',
    itemsSum: 'Sum of the items',
    total: 'Total',
    pay: 'Pay this invoice',
    print: 'Print or save as PDF',
    states: {
      open: {
        badge: 'Open',
        heading: 'This invoice is open',
        text: 'You can pay it in a cryptocurrency of your choice.',
      },
      paid: { badge: 'Paid', heading: 'This invoice is paid', text: 'Thank you. Nothing more is due.' },
      past_due: {
        badge: 'Past due',
        heading: 'This invoice is past due',
        text: 'The due date has passed. It can still be paid.',
      },
      void: { badge: 'Void', heading: 'This invoice is void', text: 'The merchant has withdrawn it. Do not pay it.' },
    },
  },
  link: {
    amount: 'How much would you like to pay?',
    amountHint: 'For example 25.00',
    email: 'Your e-mail address (optional)',
    continue: 'Continue',
    inactive: {
      heading: 'This payment link is not active',
      text: 'The merchant has switched it off. Ask there for another way to pay.',
    },
    wrongAmount: (currency: string, decimals: string) =>
      `Enter an amount of ${currency} greater than 0, in digits, with at most ${decimals} decimals.`,
  },
};

export type Strings = typeof en;
