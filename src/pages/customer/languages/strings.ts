/** Everything that a customer's page says, once per language. A table that lacks a line does not compile. */
import type { InvoiceStatus, PaymentPhase } from '../../../domain/records.js';

/** A state as the customer is told of it. Amounts come with their currency, as the language writes them. */
export interface StateText {
  heading: string;
  text: string;
}

export interface Strings {
  /** The language's own name, for the list of languages. */
  name: string;
  language: string;
  sandbox: string;
  sandboxHint: string;
  lost: string;
  copied: string;
  pay(business: string): string;
  /** Said where something a page needs is not there. */
  missing: StateText;
  missingLink: string;
  refused: string;

  amount: string;
  payTo: string;
  description: string;
  reference: string;
  choose: string;
  chooseHint: string;
  change: string;
  only(currency: string): string;
  network: string;
  send: string;
  to(network: string): string;
  copyAmount: string;
  copyAddress: string;
  copyHash: string;
  sendOnly(currency: string, network: string): string;
  elsewhere: string;
  rate: string;
  openWallet: string;
  qr(currency: string): string;
  exactly: string;
  timeLeft: string;
  until: string;
  frozen: string;
  scaled(speed: string): string;
  dropped: string;
  received: string;
  missingAmount: string;
  confirmations(done: string, needed: string): string;
  /** The headings of what a payment goes through, and what follows the last. */
  steps: { seen: string; paid: string; after: string };

  states: Record<PaymentPhase, (amounts: StateAmounts) => StateText>;
  receipt: string;
  paidOn: string;
  paidWith: string;
  transaction: string;
  back(host: string): string;
  leaving(host: string): string;
  stay: string;
  showInvoice: string;

  refusals: Rejections;
  bar: Bar;
  invoice: InvoiceStrings;
  link: LinkStrings;
}

/** What the text of a state may speak of. */
interface StateAmounts {
  missing: string;
  extra: string;
  refunded: string;
  done: string;
  needed: string;
}

interface Bar {
  title: string;
  hint: string;
  hide: string;
  pay: string;
  receive: string;
  part: string;
  size: string;
  unit: string;
  percent: string;
  sendPart: string;
  over: string;
  confirmOne: string;
  confirmAll: string;
  drop: string;
  expire: string;
  fail: string;
  customer: string;
  chain: string;
  ends: string;
  stale: string;
  notDone: string;
}

/** Why a form was not carried out. Numbers come as the language writes them. */
interface Rejections {
  notNow: string;
  number: string;
  decimals(most: string): string;
  digits(most: string): string;
  most(value: string): string;
  notBoth: string;
  count: string;
  currency: string;
  network: string;
  email: string;
  full: string;
}

interface InvoiceStrings {
  title: string;
  from: string;
  to: string;
  issued: string;
  due: string;
  paidOn: string;
  item: string;
  quantity: string;
  unitPrice: string;
  sum: string;
  itemsSum: string;
  total: string;
  pay: string;
  print: string;
  states: Record<InvoiceStatus, StateText & { badge: string }>;
}

interface LinkStrings {
  amount: string;
  amountHint: string;
  email: string;
  continue: string;
  inactive: StateText;
  wrongAmount(currency: string, decimals: string): string;
}
