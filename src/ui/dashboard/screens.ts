/** Every screen of the dashboard: one line each. Navigation, palette, shortcuts and help are made from this table. */
import type { ComponentType } from 'preact';
import type { IconName } from '../kit/icons.js';

/** What a screen is given. */
export interface ScreenProps {
  /** The part of the path that the screen's own path leaves open. */
  id: string;
  query: Readonly<Record<string, string>>;
}

/** An entry of the navigation. */
interface Entry {
  title: string;
  icon: IconName;
}

interface Group {
  /** Its heading; absent where its entries speak for themselves. */
  title?: string;
  /** What only the sandbox can do. */
  sand?: boolean;
  entries: readonly Entry[];
}

/** The navigation, in this order. An entry leads to the first screen that names it; the others are tabs beside that one. */
export const GROUPS = [
  {
    entries: [
      { title: 'Home', icon: 'home' },
      { title: 'Payments', icon: 'card' },
      { title: 'Invoices', icon: 'receipt' },
      { title: 'Payouts', icon: 'send' },
      { title: 'Products', icon: 'box' },
      { title: 'Balance', icon: 'scale' },
    ],
  },
  {
    title: 'Integration',
    entries: [
      { title: 'Webhooks', icon: 'webhook' },
      { title: 'Requests', icon: 'terminal' },
      { title: 'Quality', icon: 'seal' },
    ],
  },
  {
    title: 'Sandbox',
    sand: true,
    entries: [
      { title: 'Scenarios', icon: 'clapper' },
      { title: 'Faults', icon: 'bug' },
      { title: 'Clock', icon: 'timer' },
    ],
  },
  { entries: [{ title: 'Settings', icon: 'settings' }] },
] as const satisfies readonly Group[];

export type EntryTitle = (typeof GROUPS)[number]['entries'][number]['title'];

/** A screen. */
export interface Screen {
  /** `:id` stands for one segment. */
  path: string;
  title: string;
  /** The entry of the navigation that stands for it. */
  entry: EntryTitle;
  /** What its tab is called, where the title says more. */
  tab?: string;
  /** Pressed after g. */
  key?: string;
  /** How ids of its records begin, so that the palette can jump to one. */
  idPrefix?: string;
  load(): Promise<{ default: ComponentType<ScreenProps> }>;
}

/** The screens of a group by their names. */
const of =
  <Name extends string>(group: () => Promise<Readonly<Record<Name, ComponentType<ScreenProps>>>>) =>
  (name: Name): Screen['load'] =>
  async () => ({ default: (await group())[name] });

const money = of(() => import('./groups/money.js'));
const integration = of(() => import('./groups/integration.js'));
const sandbox = of(() => import('./groups/sandbox.js'));

export const SCREENS: readonly Screen[] = [
  { path: '/dashboard', title: 'Home', entry: 'Home', key: 'h', load: () => import('./screens/home.js') },
  { path: '/dashboard/payments', title: 'Payments', entry: 'Payments', key: 'p', load: money('payments') },
  {
    path: '/dashboard/payments/:id',
    title: 'Payment request',
    entry: 'Payments',
    idPrefix: 'pay_req_',
    load: money('payment'),
  },
  { path: '/dashboard/transactions', title: 'Transactions', entry: 'Payments', key: 't', load: money('transactions') },
  {
    path: '/dashboard/transactions/:id',
    title: 'Transaction',
    entry: 'Payments',
    idPrefix: 'txn_',
    load: money('transaction'),
  },
  {
    path: '/dashboard/timeline/:id',
    title: 'Trace',
    entry: 'Payments',
    idPrefix: 'run_',
    load: () => import('./screens/timeline.js'),
  },
  { path: '/dashboard/invoices', title: 'Invoices', entry: 'Invoices', key: 'i', load: money('invoices') },
  { path: '/dashboard/invoices/:id', title: 'Invoice', entry: 'Invoices', idPrefix: 'inv_', load: money('invoice') },
  { path: '/dashboard/payouts', title: 'Payouts', entry: 'Payouts', key: 'o', load: money('payouts') },
  { path: '/dashboard/payouts/:id', title: 'Payout', entry: 'Payouts', idPrefix: 'payout_', load: money('payout') },
  { path: '/dashboard/withdrawals', title: 'Withdrawals', entry: 'Payouts', key: 'a', load: money('withdrawals') },
  {
    path: '/dashboard/payment-links',
    title: 'Payment links',
    entry: 'Products',
    key: 'l',
    load: money('paymentLinks'),
  },
  {
    path: '/dashboard/payment-links/:id',
    title: 'Payment link',
    entry: 'Products',
    idPrefix: 'plink_',
    load: money('paymentLink'),
  },
  {
    path: '/dashboard/subscriptions',
    title: 'Subscriptions',
    entry: 'Products',
    key: 'u',
    load: money('subscriptions'),
  },
  {
    path: '/dashboard/subscriptions/:id',
    title: 'Subscription',
    entry: 'Products',
    idPrefix: 'sub_',
    load: money('subscription'),
  },
  { path: '/dashboard/balance', title: 'Balance', entry: 'Balance', key: 'b', load: money('balance') },
  { path: '/dashboard/deliveries', title: 'Deliveries', entry: 'Webhooks', key: 'd', load: integration('deliveries') },
  {
    path: '/dashboard/deliveries/:id',
    title: 'Delivery',
    entry: 'Webhooks',
    idPrefix: 'dlv_',
    load: integration('delivery'),
  },
  { path: '/dashboard/events', title: 'Events', entry: 'Webhooks', key: 'e', load: integration('events') },
  { path: '/dashboard/events/:id', title: 'Event', entry: 'Webhooks', idPrefix: 'evt_', load: integration('event') },
  {
    path: '/dashboard/endpoints',
    title: 'Webhook endpoints',
    entry: 'Webhooks',
    tab: 'Endpoints',
    key: 'w',
    load: integration('endpoints'),
  },
  { path: '/dashboard/inbox', title: 'Inbox', entry: 'Webhooks', key: 'n', load: integration('inboxes') },
  { path: '/dashboard/inbox/:id', title: 'Inbox', entry: 'Webhooks', load: integration('inbox') },
  { path: '/dashboard/requests', title: 'Requests', entry: 'Requests', key: 'r', load: integration('requests') },
  {
    path: '/dashboard/requests/:id',
    title: 'Request',
    entry: 'Requests',
    idPrefix: 'req_',
    load: integration('request'),
  },
  { path: '/dashboard/audit', title: 'Audit', entry: 'Quality', key: 'q', load: integration('audit') },
  { path: '/dashboard/coverage', title: 'Coverage', entry: 'Quality', load: integration('coverage') },
  { path: '/dashboard/scenarios', title: 'Scenarios', entry: 'Scenarios', key: 's', load: sandbox('scenarios') },
  { path: '/dashboard/faults', title: 'Faults', entry: 'Faults', key: 'f', load: sandbox('faults') },
  { path: '/dashboard/clock', title: 'Clock', entry: 'Clock', key: 'c', load: sandbox('clock') },
  { path: '/dashboard/profile', title: 'Profile', entry: 'Settings', load: sandbox('profile') },
  { path: '/dashboard/keys', title: 'API keys', entry: 'Settings', key: 'k', load: sandbox('keys') },
  {
    path: '/dashboard/merchants',
    title: 'Merchants and state',
    entry: 'Settings',
    tab: 'Merchants',
    key: 'm',
    load: sandbox('merchants'),
  },
];

/** The screens that an entry of the navigation leads to, its own first. */
export const tabsOf = (entry: EntryTitle): readonly Screen[] =>
  SCREENS.filter((screen) => screen.entry === entry && !screen.path.includes(':id'));

/** The screen at a path, and what stands in place of `:id`. */
export function screenAt(path: string): { screen: Screen; id: string } | undefined {
  const asked = path === '/' ? '/dashboard' : path;
  for (const screen of SCREENS) {
    const pattern = new RegExp(`^${screen.path.replace(':id', '([^/]+)')}$`);
    const match = pattern.exec(asked);
    if (match !== null) return { screen, id: safelyDecoded(match[1] ?? '') };
  }
  return undefined;
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Where a record is shown, by its id; undefined for ids that no screen knows. */
export function hrefOf(id: string): string | undefined {
  const screen = SCREENS.find(({ idPrefix }) => idPrefix !== undefined && id.startsWith(idPrefix));
  return screen?.path.replace(':id', encodeURIComponent(id));
}
